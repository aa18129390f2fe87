import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import english from '../../../locales/en/app.json' with { type: 'json' };
import { formatMessage } from '../../../locales/format-message.js';
import { messagesIn, type Texts } from '../../../locales/messages.js';
import { LANGUAGES, LOCALE_OF } from '../../../src/domain/shared/language.js';
import { differences } from '../../support/translations.js';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const FILES = readdirSync(join(PROJECT, 'locales', 'en'));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** Of the package react-admin, which has a syntax of its own. */
const OF_REACT_ADMIN = 'react-admin.json';
/** The app shows the same beside the chat. */
const WITH_FEWER_VALUES = ['welcome', 'reminder', 'pair'].map((kind) => `system-messages.${kind}`);

const read = (language: string, file: string): object =>
  JSON.parse(readFileSync(join(PROJECT, 'locales', language, file), 'utf8')) as object;

/** The texts of a file by path, such as `account.resetCode.paragraphs.0`. */
const textsIn = (node: object, path = ''): Array<[path: string, text: string]> =>
  Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsIn(value, `${path}${key}.`),
  );

const flat = (language: string, file: string): Record<string, string> =>
  Object.fromEntries(textsIn(read(language, file)));

const LATE_YEAR = new Date('2026-11-14T21:30:00Z');

/** The names of values that end with a period in this locale, such as "sam. 14 nov." or "4:30 p. m." */
const valuesWithPeriod = (locale: string): string[] => {
  const endsWithPeriod = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(LATE_YEAR).endsWith('.');
  return [
    ...(endsWithPeriod({ weekday: 'short', month: 'short', day: 'numeric' }) ? ['date', 'shortDay'] : []),
    ...(endsWithPeriod({ timeStyle: 'short' }) ? ['moment', 'until', 'deadline', 'time'] : []),
  ];
};

describe.each(OTHERS)('the texts in %s', (language) => {
  it('are in the same files', () => expect(readdirSync(join(PROJECT, 'locales', language))).toEqual(FILES));

  it.each(FILES.filter((file) => file !== OF_REACT_ADMIN))(
    'of %s are complete, with the same values and choices and the plurals of the language',
    (file) => {
      const [english, own] = [flat('en', file), flat(language, file)];
      expect(differences(file, english, own, language, WITH_FEWER_VALUES)).toEqual([]);
    },
  );

  it('of react-admin are complete', () => {
    const keys = (of: string) => Object.keys(flat(of, OF_REACT_ADMIN)).sort();
    expect(keys(language)).toEqual(keys('en'));
  });

  it('have no two periods after a date or a time', () => {
    const values = valuesWithPeriod(LOCALE_OF[language]);
    const all = ['app.json', 'console.json'].flatMap((file) => Object.values(flat(language, file)));
    expect(all.filter((text) => values.some((value) => text.includes(`{${value}}.`)))).toEqual([]);
  });
});

describe.each([
  ['app.json', 'web-user'],
  ['console.json', 'web-admin'],
])('the areas of %s', (file, frontEnd) => {
  it('are those that its front end asks for', () => {
    const sources = globSync(`${frontEnd}/src/**/*.{ts,tsx}`, { cwd: PROJECT });
    const asked = sources.flatMap((source) =>
      [...readFileSync(join(PROJECT, source), 'utf8').matchAll(/\bmessagesOf\('([\w-]+)'\)/g)].map(
        ([, area]) => area!,
      ),
    );
    const areas = Object.keys(read('en', file));
    expect(asked.sort()).toEqual(areas.sort());
  });
});

it.each([
  ['es', 'email_domain_not_allowed', { domains: ['a.edu', 'b.edu'] }, 'Usa un correo de a.edu o b.edu'],
  ['de', 'seats_are_taken', { taken: 1 }, '1 Platz ist schon vergeben'],
  ['fr', 'already_verified', { kind: 'picture' }, 'Ta photo est déjà vérifiée'],
  ['es', 'text_not_allowed', { why: 'hidden', least: 0, most: 200 }, 'Usa solo caracteres visibles'],
  ['de', 'text_not_allowed', { why: 'length', least: 0, most: 200 }, 'Bitte schreib höchstens 200 Zeichen'],
  ['fr', 'text_not_allowed', { why: 'length', least: 1, most: 200 }, 'De 1 à 200 caractères'],
] as const)('the message of an error says its values in %s: %s', (language, code, values, told) => {
  const messages = messagesIn({}, LOCALE_OF[language]);
  messages.translateWith({ 'error-messages': read(language, 'errors.json') as Texts[string] });
  messages.formatWith(formatMessage);
  expect(messages.errorMessage(code, 'The sentence of the server', values)).toBe(told);
  expect(messages.errorMessage('brand_new', 'The sentence of the server')).toBe('The sentence of the server');
});

describe('a text', () => {
  const speaking = (language: (typeof OTHERS)[number]) => {
    const messages = messagesIn(english, LOCALE_OF[language]);
    messages.translateWith(read(language, 'app.json') as Texts);
    messages.formatWith(formatMessage);
    return messages;
  };

  it.each([
    ['es', 'address', 'found', { count: 1 }, '1 sugerencia'],
    ['es', 'address', 'found', { count: 3 }, '3 sugerencias'],
    ['fr', 'match', 'peopleAndMore', { names: 'Ada', count: 1 }, 'Avec Ada et 1 autre'],
    ['fr', 'match', 'peopleAndMore', { names: 'Ada', count: 2 }, 'Avec Ada et 2 autres'],
    ['fr', 'meetups', 'takenSpoken', { taken: 1, seats: 6 }, '1 place prise sur 6'],
    ['fr', 'table-change', 'left', { hours: 0, minutes: 1 }, 'Encore 1\u00a0min'],
    ['de', 'match', 'peopleAndMore', { names: 'Ada', count: 1 }, 'Mit Ada und einer weiteren Person'],
    ['de', 'attendance', 'saidYes', { confirmed: 1, seats: 5 }, '1 von 5 hat zugesagt'],
    ['de', 'attendance', 'saidYes', { confirmed: 2, seats: 5 }, '2 von 5 haben zugesagt'],
  ] as const)('agrees with the number in %s: %s.%s', (language, area, key, values, text) =>
    expect(speaking(language).messagesOf(area)(key as never, values)).toBe(text),
  );

  it('that a language lacks is shown in English', () => {
    const { messagesOf, translateWith } = messagesIn({ hall: { hello: 'Hello', bye: 'Bye' } }, 'es');
    translateWith({ hall: { hello: 'Hola' } });
    const t = messagesOf('hall');
    expect([t('hello'), t('bye'), t.has('bye'), t.has('why')]).toEqual(['Hola', 'Bye', true, false]);
  });

  it('isolates a name that is written from right to left', () => {
    const t = messagesIn({ hall: { left: '{name} left.' } }, 'en').messagesOf('hall');
    expect(t('left', { name: 'דנה' })).toBe('\u2068דנה\u2069 left.');
    expect(t('left', { name: 'Ben' })).toBe('Ben left.');
  });
});

it.each([
  ['a missing text', { a: 'A' }, {}, 'x.a is missing'],
  ['an unused text', {}, { a: 'A' }, 'x.a is surplus'],
  ['a different value', { a: 'Hi {name}' }, { a: 'Hola {nombre}' }, 'x.a asks for nombre, not for name'],
  [
    'a value missing in a plural branch',
    { a: '{n, plural, one {# of {all}} other {#}}' },
    { a: '{n}' },
    'x.a asks for n, not for all,n',
  ],
  [
    'a missing plural category',
    { a: '{n, plural, one {#} other {#}}' },
    { a: '{n, plural, other {#}}' },
    'x.a has no plural category one',
  ],
  [
    'a missing choice',
    { a: '{kind, select, id {ID} other {photo}}' },
    { a: '{kind, select, other {foto}}' },
    'x.a chooses by kind: other, not by kind: id, other',
  ],
  [
    'invalid ICU syntax',
    { a: '{n, plural, one {#}}' },
    { a: 'A' },
    expect.stringContaining('MISSING_OTHER_CLAUSE') as unknown as string,
  ],
])('%s is detected', (_what, original, spanish, complaint) =>
  expect(differences('x', original, spanish as Record<string, string>, 'es')[0]).toEqual(complaint),
);
