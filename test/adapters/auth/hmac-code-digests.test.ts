import { HmacCodeDigests } from '../../../src/adapters/auth/hmac-code-digests.js';

const digests = new HmacCodeDigests('a secret of the instance');

describe('the digest of a code', () => {
  it('is the same for the same purpose, address and code, in every process', () => {
    const again = new HmacCodeDigests('a secret of the instance');
    expect(again.digest('verify-email', 'ada@example.com', '048291')).toBe(
      digests.digest('verify-email', 'ada@example.com', '048291'),
    );
  });

  it('differs by purpose, address, code and secret', () => {
    const all = [
      digests.digest('verify-email', 'ada@example.com', '048291'),
      digests.digest('reset-password', 'ada@example.com', '048291'),
      digests.digest('verify-email', 'eve@example.com', '048291'),
      digests.digest('verify-email', 'ada@example.com', '048292'),
      digests.digest('verify-email', 'ada@example.com0', '48291'),
      new HmacCodeDigests('another secret').digest('verify-email', 'ada@example.com', '048291'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('does not contain the code', () => {
    expect(digests.digest('verify-email', 'ada@example.com', '048291')).toMatch(/^[\w-]{43}$/);
  });
});
