import { predicates } from '../expected/callback.ts';
import { invariants } from '../invariants/callback.ts';
import { callbackKit } from '../kits/callback.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(callbackKit, { predicates, invariants });
