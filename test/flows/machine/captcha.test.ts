import { predicates } from '../expected/captcha.ts';
import { invariants } from '../invariants/captcha.ts';
import { captchaKit } from '../kits/captcha.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(captchaKit, { predicates, invariants });
