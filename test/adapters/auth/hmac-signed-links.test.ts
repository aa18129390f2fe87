import { beforeEach, describe, expect, it } from '@jest/globals';
import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import type { LinkPurpose } from '../../../src/application/shared/signed-links.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const NOW = new Date('2026-03-06T15:00:00Z');
const START = new Date('2026-03-07T23:00:00Z');
const OTHERS: LinkPurpose[] = ['unsubscribe', 'calendar_feed', 'plan_share', 'home_safe'];

describe('a signed link', () => {
  let clock: FixedClock;
  let links: HmacSignedLinks;

  beforeEach(() => {
    clock = new FixedClock(NOW);
    links = new HmacSignedLinks('a secret of the tests', clock);
  });

  it('is read with its subject by its own purpose only', () => {
    const token = links.sign('attendance', '12:7', START);
    expect(encodeURIComponent(token)).toBe(token.replace(':', '%3A'));
    expect(links.read('attendance', token)).toBe('12:7');
    for (const purpose of OTHERS) expect([purpose, links.read(purpose, token)]).toEqual([purpose, null]);
  });

  it('is invalid when one of its parts was changed', () => {
    const token = links.sign('attendance', '12:7', START);
    const [subject, expiresAt, mac] = token.split('.');
    for (const changed of [
      `12:8.${expiresAt}.${mac}`,
      `${subject}.${Number(expiresAt) + 1}.${mac}`,
      `${subject}.0${expiresAt}.${mac}`,
      `${subject}.${expiresAt}.${'A'.repeat(43)}`,
      token.slice(0, -1),
      `${token}x`,
      '',
      '..',
      'x'.repeat(100_000),
    ])
      expect([changed, links.read('attendance', changed)]).toEqual([changed, null]);
    expect(new HmacSignedLinks('another secret', clock).read('attendance', token)).toBeNull();
  });

  it('is valid until the second of its expiry', () => {
    const token = links.sign('attendance', '12:7', START);
    clock.pass({ hours: 31, minutes: 59, seconds: 59 });
    expect(links.read('attendance', token)).toBe('12:7');
    clock.pass({ seconds: 1 });
    expect(links.read('attendance', token)).toBeNull();
  });

  it('is not made for a subject that cannot be read again', () => {
    for (const subject of ['', '7.8', 'a b', 'x'.repeat(101)])
      expect(() => links.sign('attendance', subject, START)).toThrow(RangeError);
  });
});
