import { termsKit } from './terms.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(termsKit);
