import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SecondFactorView, secondFactorMachine } from '../../../../../machines/second-factor.ts';
import * as forms from '../../../../contract/generated/forms.js';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { Buttons } from '../../../controls/buttons.ts';
import { CopyButton } from '../../../controls/copy-button.tsx';
import { useOrphanedFocus } from '../../../controls/use-orphaned-focus.ts';
import { AskedField, useFieldFault } from '../../../forms/ask-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { CodeRoom, Secret, Steps } from './security-styles.ts';

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;

type Props = {
  readonly actor: SecondFactorActor;
  readonly view: Extract<SecondFactorView, { kind: 'settingUp' | 'activating' }>;
};

/** Takes the secret to an app, and a first code from it. */
export function SetUp({ actor, view: { kind, secret, address, failure } }: Props) {
  const [code, setCode] = useState('');
  const fault = useFieldFault(failure);
  const isActivating = kind === 'activating';
  const form = useRef<HTMLFormElement>(null);
  // The dialog that asked for the password had it.
  useOrphanedFocus(true, () => form.current?.querySelector('input'));
  const give = (): void => {
    const wrong = validateForm(forms.CodeForm, { code }).code ?? null;
    fault.tell(wrong);
    if (wrong === null) actor.send({ type: 'code.given', code });
  };
  return (
    <form
      ref={form}
      aria-label="Set up a second factor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isActivating) give();
      }}
    >
      <Steps>
        <li>
          <h3>Scan the picture with an authenticator app</h3>
          <Secret>
            <QrCode name="QR code with the key for your app; the key itself follows as text" text={address} />
            <div>
              <p>Or type this key into the app:</p>
              <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton text={secret}>Copy key</CopyButton>
            </div>
          </Secret>
        </li>
        <li>
          <h3>Enter the code that the app shows</h3>
          <CodeRoom>
            <AskedField
              name="code"
              label="Code"
              hint="Six digits, new every 30 seconds."
              autoComplete="one-time-code"
              value={code}
              isBusy={isActivating}
              onValue={setCode}
              {...fault}
            />
          </CodeRoom>
        </li>
      </Steps>
      <Buttons>
        <Button type="submit" variant="contained" disabled={isActivating}>
          {isActivating ? 'Turning on' : 'Turn on'}
        </Button>
        <Button disabled={isActivating} onClick={() => actor.send({ type: 'setup.declined' })}>
          Cancel
        </Button>
      </Buttons>
    </form>
  );
}
