import { Secret, TOTP } from 'otpauth';
import { AuthenticatorCodes } from '../../../src/adapters/auth/authenticator-codes.js';
import { AuthenticatedCipher } from '../../../src/adapters/shared/authenticated-cipher.js';

const KEYS = { current: 'a secret of the tests', earlier: [] };
const codes = new AuthenticatorCodes(KEYS, 'Tablemates');
const NOW = new Date('2026-11-21T12:00:00Z');
const STEP = NOW.getTime() / 30_000;

describe('the codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    // Appendix B: the secret in ASCII, SHA-1; the last six of the eight digits there.
    const sealed = new AuthenticatedCipher(KEYS, 'second factors')
      .encrypt('second factor of 7', Buffer.from('12345678901234567890'))
      .toString('base64url');
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const) {
      const step = codes.stepOf(7, sealed, code, new Date(seconds * 1000));
      expect([seconds, step]).toEqual([seconds, Math.floor(seconds / 30)]);
    }
  });

  it('are valid in their time step, the one before and the one after', () => {
    const { secret, sealed } = codes.newSecret(7, 'ada@example.org');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const steps = [-2, -1, 0, 1, 2].map((off) =>
      codes.stepOf(7, sealed, app.generate({ timestamp: NOW.getTime() + off * 30_000 }), NOW),
    );
    expect(steps).toEqual([null, STEP - 1, STEP, STEP + 1, null]);
  });

  it('may contain white space, and no other character', () => {
    const { secret, sealed } = codes.newSecret(7, 'ada@example.org');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() });
    expect(codes.stepOf(7, sealed, `${code.slice(0, 3)} ${code.slice(3)}`, NOW)).toBe(STEP);
    for (const typed of ['', code.slice(1), `${code}0`, 'abcdef', '١٢٣٤٥٦', 'k7m2p-x9qaf'])
      expect(codes.stepOf(7, sealed, typed, NOW)).toBeNull();
  });

  it('are invalid for another user and after a change of the key', () => {
    const { secret, sealed } = codes.newSecret(7, 'ada@example.org');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() });
    expect(codes.stepOf(8, sealed, code, NOW)).toBeNull();
    expect(
      new AuthenticatorCodes({ ...KEYS, current: 'another secret of the tests' }, 'x').stepOf(
        7,
        sealed,
        code,
        NOW,
      ),
    ).toBeNull();
    const damaged = Buffer.from(sealed, 'base64url');
    damaged[damaged.length - 1]! ^= 1;
    expect(codes.stepOf(7, damaged.toString('base64url'), code, NOW)).toBeNull();
  });

  it('derive from random secrets that are stored encrypted', () => {
    const [one, other] = [codes.newSecret(7, 'a@example.org'), codes.newSecret(7, 'a@example.org')];
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(one.uri).toContain(`secret=${one.secret}`);
    expect(one.secret).not.toBe(other.secret);
    expect(
      Buffer.from(one.sealed, 'base64url').includes(Buffer.from(Secret.fromBase32(one.secret).bytes)),
    ).toBe(false);
  });
});
