import { useAppContext } from '../context/app-context.tsx';
import { Captcha, type CaptchaActor } from './captcha.tsx';

/** The human verification of a form, as configured by the service. */
export function ConfiguredCaptcha({ actor }: { actor: CaptchaActor }) {
  const { skipValidation, siteKey } = useAppContext().config.captcha;
  return <Captcha actor={actor} skipValidation={skipValidation} siteKey={siteKey ?? ''} />;
}
