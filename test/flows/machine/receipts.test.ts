import { predicates, walks } from '../expected/receipts.ts';
import { invariants } from '../invariants/receipts.ts';
import { receiptsKit } from '../kits/receipts.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(receiptsKit, { predicates, walks, invariants });
