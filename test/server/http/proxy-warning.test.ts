import { expect, test } from 'vitest';
import { proxyWarning } from '../../../src/server/program/proxy-warning.ts';

const warned = (url: string, trustProxy: boolean | number | string) =>
  proxyWarning({ publicUrl: new URL(url), trustProxy });

test('startup behind an unnamed proxy warns that all callers share the limits of one network', () => {
  expect(warned('https://daylight.example', false)).toContain('locks everybody out');
  expect(warned('https://daylight.example', 0)).toContain('locks everybody out');
});

test('startup warns that trusting any forwarded address lets callers bypass the limits by network', () => {
  expect(warned('https://daylight.example', true)).toContain('limits by network have no effect');
  expect(warned('http://localhost:8080', true)).toContain('limits by network have no effect');
});

test('a named proxy, or none on this machine, causes no warning', () => {
  expect(warned('https://daylight.example', 1)).toBeNull();
  expect(warned('https://daylight.example', 'loopback')).toBeNull();
  expect(warned('http://localhost:8080', false)).toBeNull();
});
