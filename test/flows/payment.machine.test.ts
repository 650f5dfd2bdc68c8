import { paymentKit } from './payment.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(paymentKit);
