import { receiptsKit } from './receipts.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(receiptsKit);
