import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALE_OF } from '../../../src/domain/shared/language.js';
import { TRANSLATIONS } from '../../../web-user/src/app/translations.js';
import { messagesOf, allMessages, translateWith } from '../../../web-user/src/shared/i18n/messages-of.js';
import '../../../web-user/src/shared/i18n/icu-messages.js';
import { differences } from '../../support/web/translations.js';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'web-user', 'src');
const LANGUAGES = Object.keys(TRANSLATIONS) as Array<keyof typeof TRANSLATIONS>;
/** Catalogs for texts of the server, whose English originals are not part of the app. */
const OF_THE_SERVER = ['error-messages', 'system-messages'];

const LATE_YEAR = new Date('2026-11-14T21:30:00Z');

/** The names of values that end with a period in this locale, such as "sam. 14 nov." or "4:30 p. m." */
const valuesWithPeriod = (locale: string): string[] => {
  const endsWithPeriod = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(LATE_YEAR).endsWith('.');
  return [
    ...(endsWithPeriod({ weekday: 'short', month: 'short', day: 'numeric' }) ? ['date', 'day'] : []),
    ...(endsWithPeriod({ timeStyle: 'short' }) ? ['moment', 'until', 'deadline', 'time'] : []),
  ];
};

/** Every catalog name in the sources, with duplicates. */
const declared: string[] = [];

beforeAll(async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  for (const file of files) {
    const names = (await readFile(join(SOURCES, file), 'utf8')).matchAll(/= messagesOf\(\s*'([^']+)'/g);
    const found = [...names].map(([, name]) => name!);
    if (found.length) await import(join(SOURCES, file));
    declared.push(...found);
  }
});

describe('the texts of the app', () => {
  it('are in catalogs with unique names', () => {
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
    expect([...allMessages.keys()].sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(25);
  });

  it.each(LANGUAGES)(
    'are complete in %s, with the same values and the plurals of the language',
    async (language) => {
      const { texts } = await TRANSLATIONS[language]();
      const amiss = [...allMessages].flatMap(([name, english]) =>
        differences(name, english, texts[name], language),
      );
      expect(amiss).toEqual([]);
    },
  );

  it.each(LANGUAGES)('have no unused translation in %s', async (language) => {
    const { texts } = await TRANSLATIONS[language]();
    expect(Object.keys(texts).filter((name) => !allMessages.has(name))).toEqual(OF_THE_SERVER);
  });

  it.each(LANGUAGES)('have no two periods after a date or a time in %s', async (language) => {
    const { texts } = await TRANSLATIONS[language]();
    const values = valuesWithPeriod(LOCALE_OF[language]);
    const all = Object.values(texts).flatMap((catalog) => Object.values(catalog));
    expect(all.filter((text) => values.some((value) => text.includes(`{${value}}.`)))).toEqual([]);
  });

  it.each([
    ['fr', 'match', 'peopleAndMore', { names: 'Ada', count: 1 }, 'Avec Ada et 1 autre'],
    ['fr', 'match', 'peopleAndMore', { names: 'Ada', count: 2 }, 'Avec Ada et 2 autres'],
    ['fr', 'meetups', 'takenSpoken', { taken: 1, seats: 6 }, '1 place prise sur 6'],
    ['fr', 'table-change', 'left', { hours: 0, minutes: 1 }, 'Encore 1\u00a0min'],
    ['de', 'match', 'peopleAndMore', { names: 'Ada', count: 1 }, 'Mit Ada und einer weiteren Person'],
    ['de', 'attendance', 'saidYes', { confirmed: 1, seats: 5 }, '1 von 5 hat zugesagt'],
    ['de', 'attendance', 'saidYes', { confirmed: 2, seats: 5 }, '2 von 5 haben zugesagt'],
  ] as const)('agree with the number in %s: %s.%s', async (language, name, key, values, text) => {
    translateWith((await TRANSLATIONS[language]()).texts);
    expect(messagesOf(name, allMessages.get(name)!)(key, values)).toBe(text);
  });

  it('are shown in Spanish once it is loaded, with plurals', async () => {
    translateWith((await TRANSLATIONS.es()).texts);
    const t = messagesOf('address', allMessages.get('address')!);
    expect(t('found', { count: 1 })).toBe('1 sugerencia');
    expect(t('found', { count: 3 })).toBe('3 sugerencias');
    const tLocation = messagesOf('location', allMessages.get('location')!);
    expect(tLocation('updatedText', { location: 'Oaxaca' })).toBe('Buscaremos cerca de Oaxaca.');
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
    'invalid ICU syntax',
    { a: '{n, plural, one {#}}' },
    { a: 'A' },
    expect.stringContaining('MISSING_OTHER_CLAUSE') as unknown as string,
  ],
])('%s is detected', (_what, english, spanish, complaint) => {
  expect(differences('x', english, spanish as Record<string, string>, 'es')[0]).toEqual(complaint);
});
