import { RecoveryCodes } from '../../../src/application/staff/recovery-codes.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const digests = { digest: (...parts: string[]) => parts.join('/') };

describe('RecoveryCodes', () => {
  it('issues ten different codes with their hashes', () => {
    const codes = new RecoveryCodes(new ScriptedChance(), digests);
    const batch = codes.issue(7);
    expect(new Set(batch.codes).size).toBe(10);
    for (const code of batch.codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(batch.digests).toEqual(batch.codes.map((code) => codes.digestOf(7, code)));
  });

  it('ignores case, spaces and hyphens of a typed code', () => {
    const codes = new RecoveryCodes(new ScriptedChance(), digests);
    expect(codes.digestOf(7, ' K7M2P x9-qaf ')).toBe('recovery/7/k7m2px9qaf');
  });

  it.each(['Ｋ７Ｍ２Ｐ－Ｘ９ＱＡＦ', 'k٧m٢p-x٩qaf'])(
    'reads %s as the letters and digits that it shows',
    (typed) => {
      const codes = new RecoveryCodes(new ScriptedChance(), digests);
      expect(codes.digestOf(7, typed)).toBe('recovery/7/k7m2px9qaf');
    },
  );

  it('binds a hash to the user', () => {
    const codes = new RecoveryCodes(new ScriptedChance(), digests);
    expect(codes.digestOf(7, 'k7m2p-x9qaf')).not.toBe(codes.digestOf(8, 'k7m2p-x9qaf'));
  });
});
