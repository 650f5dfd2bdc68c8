import { expect, test } from 'vitest';
import { proxyWarning } from '../../../src/server/program/proxy-warning.ts';

const warned = (url: string, trustProxy: boolean | number | string) =>
  proxyWarning({ publicUrl: new URL(url), trustProxy });

test('a start behind a proxy that is not named warns that all callers share the limits of one network', () => {
  expect(warned('https://daylight.example', false)).toContain('locks everybody out');
  expect(warned('https://daylight.example', 0)).toContain('locks everybody out');
});

test('a start that believes any forwarded address warns that limits by network can be walked around', () => {
  expect(warned('https://daylight.example', true)).toContain('limits by network have no effect');
  expect(warned('http://localhost:8080', true)).toContain('limits by network have no effect');
});

test('a proxy that is named, or none, is nothing to warn of', () => {
  expect(warned('https://daylight.example', 1)).toBeNull();
  expect(warned('https://daylight.example', 'loopback')).toBeNull();
  expect(warned('http://localhost:8080', false)).toBeNull();
});
