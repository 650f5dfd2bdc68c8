import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { Buttons } from '../../../controls/buttons.ts';
import { CopyButton } from '../../../controls/copy-button.tsx';
import { useLeaveGuard } from '../../../hooks/use-leave-guard.ts';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { RecoveryCodes, Saved, Words } from './security-styles.ts';
import type { SecondFactorActor } from './set-up.tsx';

type Props = {
  readonly actor: SecondFactorActor;
  readonly recoveryCodes: readonly string[];
  readonly isSaved: boolean;
};

/** Shows the recovery codes, only this once. */
export function Codes({ actor, recoveryCodes, isSaved }: Props) {
  const [way, setWay] = useState<(() => void) | null>(null);
  useLeaveGuard(!isSaved, (goOn) => setWay(() => goOn));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = recoveryCodes.join('\n');
  return (
    <>
      <Words>
        <h3 ref={heading} tabIndex={-1}>
          It is on. Save your recovery codes
        </h3>
        <p>
          Each takes the place of a code of the app, once: for the day on which your device is lost. They are
          shown only now.
        </p>
      </Words>
      <RecoveryCodes aria-label="Recovery codes">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </RecoveryCodes>
      <Buttons data-print="no">
        <Button
          onClick={() => saveFile('daylight-recovery-codes.txt', `${text}\n`, 'text/plain;charset=utf-8')}
        >
          Download
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
        <CopyButton text={text}>Copy</CopyButton>
      </Buttons>
      <div data-print="no">
        <Saved>
          <input
            type="checkbox"
            className="tick"
            checked={isSaved}
            onChange={({ target }) => actor.send({ type: target.checked ? 'codes.saved' : 'codes.missed' })}
          />
          <span>I have saved them</span>
        </Saved>
        <Button variant="contained" disabled={!isSaved} onClick={() => actor.send({ type: 'codes.noted' })}>
          Done
        </Button>
      </div>
      <LeaveDialog
        isOpen={way !== null}
        message="The recovery codes are shown only now. Without them, who loses the device cannot log in."
        onLeave={() => way?.()}
        onStay={() => setWay(null)}
      />
    </>
  );
}
