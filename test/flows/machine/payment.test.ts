import { predicates, walks } from '../expected/payment.ts';
import { invariants } from '../invariants/payment.ts';
import { paymentKit } from '../kits/payment.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(paymentKit, { predicates, invariants, walks });
