import { useSelector } from '@xstate/react';
import { useAppContext } from '../context/app-context.tsx';
import { Captcha } from './captcha.tsx';
import { useFormActor } from './form-actor.ts';

/** The human verification of the form around it, as configured by the service. */
export function ConfiguredCaptcha() {
  const actor = useSelector(useFormActor(), ({ children }) => children.captcha);
  const { skipValidation, siteKey } = useAppContext().config.captcha;
  return actor === undefined ? null : (
    <Captcha actor={actor} skipValidation={skipValidation} siteKey={siteKey ?? ''} />
  );
}
