import { predicates } from '../expected/api-keys.ts';
import { invariants } from '../invariants/api-keys.ts';
import { apiKeysKit } from '../kits/api-keys.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(apiKeysKit, { predicates, invariants });
