import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyList } from '../../../src/portal/pages/my-account/api-keys/key-list.tsx';
import { old } from '../../flows/api-keys/kit.ts';

test('a key that was stopped before it read anything is not described as never used', () => {
  render(
    <KeyList
      keys={[old, { ...old, id: '1d2e3f4a5b6c', name: 'Stolen', state: 'stopped' }]}
      isLocked={false}
      onRevoke={() => {}}
    />,
  );
  const [unused, stopped] = screen.getAllByRole('listitem');
  expect(unused?.textContent).toContain('Never used.');
  expect(stopped?.textContent).toContain('used from ten networks');
  expect(stopped?.textContent).toContain('It has read nothing.');
});
