import { HmacDeviceTokens } from '../../../src/adapters/auth/hmac-device-tokens.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const tokens = new HmacDeviceTokens('a secret of the tests', 'app');

describe('the token of a known device', () => {
  it('contains the user id and a random device id', () => {
    const device = { userId: 7, id: tokens.newId() };
    expect(tokens.read(tokens.issue(device, NOW), NOW)).toEqual(device);
    expect(tokens.newId()).not.toBe(device.id);
  });

  it('is invalid when it is changed, expired, of another place or of another secret', () => {
    const token = tokens.issue({ userId: 7, id: tokens.newId() }, NOW);
    for (const changed of [
      token.replace(/^7/, '8'),
      token.slice(0, -1),
      `${token}x`,
      `0${token}`,
      '',
      '7...',
    ])
      expect([changed, tokens.read(changed, NOW)]).toEqual([changed, null]);
    expect(tokens.read(token, daysLater(179))).not.toBeNull();
    expect(tokens.read(token, daysLater(181))).toBeNull();
    expect(new HmacDeviceTokens('a secret of the tests', 'console').read(token, NOW)).toBeNull();
    expect(new HmacDeviceTokens('another secret', 'app').read(token, NOW)).toBeNull();
  });
});
