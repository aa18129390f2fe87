import type { Request } from 'express';
import { originOf, shortenedNetwork } from '../../../../src/adapters/http/account/caller-origin.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['_hidden', 'unknown'],
  ['203.0.113.7:4711', 'unknown'],
  [undefined, 'unknown'],
])('rate limits count %s as %s', (ip, place) => {
  expect(originOf({ ip } as Request)).toBe(place);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:abcd:12:3456::7', '2001:db8:abcd::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
  [undefined, null],
])('%s is logged as %s', (ip, network) => {
  expect(shortenedNetwork(ip)).toBe(network);
});
