import { expect, test } from 'vitest';
import { networkOf, networksAround } from '../../src/domain/network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('limits count %s as part of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:ffff:ffff:1::', ['2001:db8:ffff:ffff::/64', '2001:db8:ffff:ff00::/56', '2001:db8:ffff::/48']],
  ['no address', ['no address']],
])('the networks around %s are %j', (address, networks) => {
  const around = networksAround(address);
  expect(around.map(({ network }) => network)).toEqual(networks);
  expect(around.map(({ times }) => times)).toEqual({ 1: [1], 2: [1, 4], 3: [1, 2, 4] }[networks.length]);
});
