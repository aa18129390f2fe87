import { nameFrom, NameNotAllowed } from '../../../src/domain/account/person-name.js';

describe('nameFrom', () => {
  it.each(['Ada', "O'Brien-Žižek", '李', 'Marie Claire', '🌸', 'x'.repeat(50), '🌸'.repeat(50)])(
    'the name %s is accepted and trimmed',
    (name) => {
      expect(nameFrom(` ${name} `, 'firstName')).toBe(name);
    },
  );

  it.each(['', '   ', '\u200b', 'x'.repeat(51), 'Ada\nBcc: x', 'A\u0000', 'A\ud800', '\u202eadA'])(
    'the name %j is refused',
    (name) => expect(() => nameFrom(name, 'lastName')).toThrow(NameNotAllowed),
  );
});
