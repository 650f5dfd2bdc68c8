import { formKit } from '../kits/form.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(formKit);
