import { describe, expect, it } from '@jest/globals';
import { nameFrom, NameNotAllowed } from '../../../src/domain/account/person-name.js';

describe('a name', () => {
  it.each(['Ada', "O'Brien-Žižek", '李', 'Marie Claire', '🌸', 'x'.repeat(50), '🌸'.repeat(50)])(
    'may be %s',
    (name) => {
      expect(nameFrom(` ${name} `, 'firstName')).toBe(name);
    },
  );

  it.each(['', '   ', '\u200b', 'x'.repeat(51), 'Ada\nBcc: x', 'A\u0000', 'A\ud800', '\u202eadA'])(
    'may not be %j',
    (name) => expect(() => nameFrom(name, 'lastName')).toThrow(NameNotAllowed),
  );
});
