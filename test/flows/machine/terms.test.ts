import { termsKit } from '../kits/terms.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(termsKit);
