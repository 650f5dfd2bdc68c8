import { formKit } from './form.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(formKit);
