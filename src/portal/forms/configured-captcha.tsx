import { useAppContext } from '../context/app-context.tsx';
import { Captcha, type CaptchaActor } from './captcha.tsx';

/** The human verification of a form, as the service is configured. */
export function ConfiguredCaptcha({ actor }: { actor: CaptchaActor }) {
  const { skipValidation, siteKey } = useAppContext().config.captcha;
  return <Captcha actor={actor} skipValidation={skipValidation} siteKey={siteKey ?? ''} />;
}
