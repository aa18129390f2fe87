import { describe, expect, it } from '@jest/globals';
import { applicantFrom } from '../../src/domain/account/applicant.js';
import { MisleadingName } from '../../src/domain/account/misleading-name.js';
import { aSignUpForm } from '../support/builders/a-user.js';
import { sharedProduct } from '../support/http/shared-product.js';

const joins = (names: { firstName?: string; lastName?: string }) =>
  applicantFrom(aSignUpForm(names), '2026-03-02');

describe('a name is rejected', () => {
  it.each([
    ['an address with a scheme', 'Win at https://evil.example'],
    ['an address without one', 'www.evil.example'],
    ['a domain', 'Prize evil.com'],
    ['a domain between words', 'see evil.xyz now'],
    ['an invisible space', 'Ad\u200Ba'],
    ['an invisible letter', '\u3164Ada'],
    ['hidden tags', 'Ada\u{E0041}\u{E0042}'],
    ['stacked marks', `A\u0300\u0301\u0302\u0303\u0304da`],
    ['the name of the system', 'Tablemates System'],
    ['the system in Cyrillic letters', 'Тablеmаtеs Ѕуstеm'],
    ['the system in wide letters', 'Ｔａｂｌｅｍａｔｅｓ'],
    ['a moderator with digits', 'M0derat0r'],
    ['an admin with an l for an i', 'Admln'],
  ])('with %s', (_what, firstName) => {
    expect(() => joins({ firstName })).toThrow(MisleadingName);
  });

  it('that equals the name of the system in both parts, but not in one of them', () => {
    expect(() => joins({ firstName: 'Table-mates', lastName: 'System' })).toThrow(MisleadingName);
  });
});

describe('a name of a real person is accepted', () => {
  it.each([
    'J.R.R. Tolkien',
    'St. John',
    "O'Brien",
    'Nguyễn',
    'Zoë',
    'Анна',
    '李小龍',
    'می‌نا',
    'Ma. Theresa',
    'Adela',
    'Systeme',
  ])('%s', (firstName) => {
    expect(joins({ firstName })).toMatchObject({ firstName });
  });
});

it('a mail to an unverified address contains no name, because a stranger could choose it', async () => {
  const product = await sharedProduct();
  const person = product.person();
  await person.expect('POST', '/api/auth/register', 201, {
    username: person.username,
    email: person.email,
    firstName: 'You have won',
    lastName: 'a prize',
    password: person.password,
    confirmPassword: person.password,
    dateOfBirth: '2000-01-01',
    isAdult: true,
  });
  await product.codeFor(person.email);
  const [mail] = await product.mailsTo(person.email);
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/won|prize/);
});
