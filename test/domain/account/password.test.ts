import { ensureConfirmed, ensurePassword } from '../../../src/domain/account/password.js';

describe('A password', () => {
  it('a password has 6 to 128 characters and equals its confirmation', () => {
    ensurePassword('x'.repeat(6));
    ensurePassword('x'.repeat(128));
    expect(() => ensurePassword('x'.repeat(5))).toThrow('Password must be at least 6 characters');
    expect(() => ensurePassword('x'.repeat(129))).toThrow('Password must be at most 128 characters');
    ensureConfirmed('secret1', 'secret1');
    expect(() => ensureConfirmed('secret1', 'secret2')).toThrow("Passwords don't match");
  });
});
