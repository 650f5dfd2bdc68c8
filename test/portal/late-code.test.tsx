import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { type Late, late } from '../../src/portal/browser/late.ts';
import { codeMissingText } from '../../src/portal/browser/load-code.ts';
import { useLateCode } from '../../src/portal/hooks/use-late.tsx';
import { LateAlertDialog } from '../../src/portal/shell/late-alert-dialog.tsx';
import { InApp } from './in-app.tsx';
import { answersInHand, signedOut } from './shell/open-portal.tsx';

const answers = answersInHand();

const Part = () => <p>the part</p>;

function Opener({ code }: { code: Late<ComponentType> }) {
  const [isOpen, setOpen] = useState(false);
  const Opened = useLateCode(code, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'open' : 'closed'}
      </button>
      {isOpen && Opened ? <Opened /> : null}
    </>
  );
}

function draw(code: Late<ComponentType>) {
  answers().always('GET /api/userInfo', signedOut);
  render(
    <InApp>
      <Opener code={code} />
      <LateAlertDialog />
    </InApp>,
  );
  return userEvent.setup();
}

test('a part is fetched when it is first opened, and is available from then on', async () => {
  let fetched = 0;
  const code = late(async () => {
    fetched += 1;
    return Part;
  });
  const user = draw(code);
  expect(fetched).toBe(0);
  await user.click(screen.getByRole('button', { name: 'closed' }));
  await screen.findByText('the part');
  expect(code.now()).toBe(Part);
});

test('code that fails to load is reported, and the part does not count as open', async () => {
  const user = draw(late<ComponentType>(() => Promise.reject(new TypeError('Failed to fetch'))));
  await user.click(screen.getByRole('button', { name: 'closed' }));
  expect(await screen.findByText(codeMissingText)).toBeTruthy();
  expect(screen.getByText('closed')).toBeTruthy();
});
