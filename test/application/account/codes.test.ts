import { Codes, codeScope, proofScope } from '../../../src/application/account/codes.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const digests = { digest: (...parts: string[]) => parts.join('/') };

describe('Codes', () => {
  it('issues six digits, with leading zeros, and their digest', () => {
    const codes = new Codes(new ScriptedChance(42), digests);
    const { code, digest } = codes.issue('verify-email', 'ada@example.org a-key');
    expect(code).toBe('000042');
    expect(digest).toBe(codes.digestOf('verify-email', 'ada@example.org a-key', '000042'));
  });

  it('binds the digest of a code to its purpose, address and key', () => {
    const codes = new Codes(new ScriptedChance(), digests);
    const variants = [
      codes.digestOf('verify-email', codeScope('ada@example.org', 'a'), '123456'),
      codes.digestOf('reset-password', codeScope('ada@example.org', 'a'), '123456'),
      codes.digestOf('verify-email', codeScope('ada@example.org', 'b'), '123456'),
      codes.digestOf('verify-email', codeScope('eve@example.org', 'a'), '123456'),
    ];
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('makes the code of an email change invalid after a change of the password', () => {
    const before = proofScope({ id: 7, passwordHash: 'one' }, 'new@example.org');
    expect(proofScope({ id: 7, passwordHash: 'two' }, 'new@example.org')).not.toBe(before);
  });
});
