import { paymentKit } from '../kits/payment.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(paymentKit);
