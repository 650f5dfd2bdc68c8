import { receiptsKit } from '../kits/receipts.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(receiptsKit);
