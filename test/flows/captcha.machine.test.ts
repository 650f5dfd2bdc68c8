import { captchaKit } from './captcha.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(captchaKit);
