import { captchaKit } from '../kits/captcha.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(captchaKit);
