import { describe, expect, it } from '@jest/globals';
import { bioFrom, BioNotAllowed } from '../../../src/domain/account/bio.js';
import { emailFrom, EmailNotValid } from '../../../src/domain/account/email-address.js';
import { interestsFrom, InterestsNotAllowed } from '../../../src/domain/account/interests.js';
import { ensureConfirmed, ensurePassword } from '../../../src/domain/account/password.js';
import { nameFrom, NameNotAllowed } from '../../../src/domain/account/person-name.js';
import { usernameFrom, UsernameNotAllowed } from '../../../src/domain/account/username.js';

describe('a username', () => {
  it.each(['ada', 'A_d-a.99', 'x'.repeat(30), '...'])('may be %s', (name) => {
    expect(usernameFrom(` ${name} `)).toBe(name);
  });

  it.each(['', 'ab', 'x'.repeat(31), 'ada b', 'ada@b', 'adä', 'ada\u0000', 'ada\nx', 'аda'])(
    'may not be %j',
    (name) => expect(() => usernameFrom(name)).toThrow(UsernameNotAllowed),
  );
});

describe('an e-mail address', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ["o'hara+tables@mail.campus.edu", "o'hara+tables@mail.campus.edu"],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ])('%j is kept as %s', (typed, kept) => expect(emailFrom(typed)).toBe(kept));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@localhost',
    'ada@10.0.0.1',
    'ada@@example.org',
    'a b@example.org',
    'ada@example..org',
    '.ada@example.org',
    'ada.@example.org',
    'ada@-example.org',
    'ada@example.org\nBcc: x@example.org',
    'ada\u0000@example.org',
    'adä@example.org',
    '"ada"@example.org',
    'Ada <ada@example.org>',
    'ada@example.org,bob@example.org',
    `${'x'.repeat(65)}@example.org`,
    `ada@${'x'.repeat(64)}.org`,
  ])('%j is not one', (typed) => expect(() => emailFrom(typed)).toThrow(EmailNotValid));

  it('has at most 254 characters', () => {
    const host = `${'x'.repeat(60)}.`.repeat(3);
    const atLimit = `ada@${host}${'y'.repeat(254 - 4 - host.length - 4)}.org`;
    expect(atLimit).toHaveLength(254);
    expect(emailFrom(atLimit)).toBe(atLimit);
    expect(() => emailFrom(`x${atLimit}`)).toThrow('Valid email is required');
  });
});

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

describe('a password', () => {
  it('has 6 to 128 characters and is typed the same twice', () => {
    ensurePassword('x'.repeat(6));
    ensurePassword('x'.repeat(128));
    expect(() => ensurePassword('x'.repeat(5))).toThrow('Password must be at least 6 characters');
    expect(() => ensurePassword('x'.repeat(129))).toThrow('Password must be at most 128 characters');
    ensureConfirmed('secret1', 'secret1');
    expect(() => ensureConfirmed('secret1', 'secret2')).toThrow("Passwords don't match");
  });
});

describe('a bio', () => {
  it('has 200 characters as people count them, and may have several lines', () => {
    expect(bioFrom('🍜'.repeat(200))).toHaveLength(400);
    expect(() => bioFrom('🍜'.repeat(201))).toThrow(BioNotAllowed);
    expect(bioFrom(' Noodles,\nthen tea. ')).toBe('Noodles,\nthen tea.');
    expect(bioFrom('   ')).toBeNull();
    expect(bioFrom(null)).toBeNull();
  });

  it.each(['\u0000', 'a\ud83c', '\u0007', '\u202e'])('does not hold %j', (text) => {
    expect(() => bioFrom(`hi ${text} there`)).toThrow(BioNotAllowed);
  });
});

describe('interests', () => {
  it('come as a list or as one text with commas, each once and without blanks', () => {
    expect(interestsFrom(' music, travel ,, Music,')).toEqual(['Music', 'travel']);
    expect(interestsFrom(['chess', ' chess ', ''])).toEqual(['chess']);
    expect(interestsFrom(null)).toEqual([]);
    expect(interestsFrom('')).toEqual([]);
  });

  it('are at most 10 of 30 characters', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `interest ${index}`);
    expect(interestsFrom(ten)).toHaveLength(10);
    expect(() => interestsFrom([...ten, 'one more'])).toThrow(InterestsNotAllowed);
    expect(interestsFrom(['x'.repeat(30)])).toHaveLength(1);
    expect(() => interestsFrom(['x'.repeat(31)])).toThrow(InterestsNotAllowed);
    expect(() => interestsFrom(['a\u0000b'])).toThrow(InterestsNotAllowed);
  });
});
