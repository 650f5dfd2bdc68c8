import { expect, test } from 'vitest';
import { senderWarning } from '../../../src/server/program/sender-warning.ts';

const example = { from: 'no-reply@daylight.example', support: 'support@daylight.example' };
const warned = (production: boolean, from: string, supportEmail: string) =>
  senderWarning({ production, mail: { from }, supportEmail });

test('startup in production warns which setting is missing when sender or support address is the example', () => {
  expect(warned(true, example.from, example.support)).toContain('set MAIL_FROM and SUPPORT_EMAIL');
  expect(warned(true, 'portal@venue.example', example.support)).toMatch(/set SUPPORT_EMAIL$/);
  expect(warned(true, 'portal@venue.example', 'help@venue.example')).toBeNull();
  expect(warned(false, example.from, example.support)).toBeNull();
});
