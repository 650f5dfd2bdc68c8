import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyst } from '../../flows/session/kit.ts';
import { answersInHand, openPortal, signedOut, whereabouts } from './open-portal.tsx';

const answers = answersInHand();

test('A 4.1: a page that nobody uses learns from the count of new alerts that its session has ended', async () => {
  await openPortal(answers(), '/my-account/details', { user: analyst });
  await waitFor(() => expect(answers().pending()).toContain('GET /api/alerts/unread'));
  await act(async () => void (await answers().give('GET /api/alerts/unread', signedOut)));
  await waitFor(() => expect(whereabouts().path).toMatch(/^\/login/));
});
