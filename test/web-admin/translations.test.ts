import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { TRANSLATIONS } from '../../web-admin/src/app/translations.js';
import { messagesOf, allMessages, translateWith } from '../../web-admin/src/shared/i18n/messages-of.js';
import { differences } from '../support/web/translations.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'web-admin', 'src');

const LANGUAGES = Object.keys(TRANSLATIONS) as Array<keyof typeof TRANSLATIONS>;

/** Every catalog name in the sources, with duplicates. */
const declared: string[] = [];

beforeAll(async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => /messages\.ts$/.test(name));
  for (const file of files) {
    const names = (await readFile(join(SOURCES, file), 'utf8')).matchAll(/= messagesOf\(\s*'([^']+)'/g);
    const found = [...names].map(([, name]) => name!);
    if (found.length) await import(join(SOURCES, file));
    declared.push(...found);
  }
});

describe('the texts of the console', () => {
  it('are in catalogs with unique names', () => {
    expect([...allMessages.keys()].sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(3);
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
    expect(Object.keys(texts).filter((name) => !allMessages.has(name))).toEqual([]);
  });

  it('are shown in Spanish once it is loaded, with plurals', async () => {
    translateWith((await TRANSLATIONS.es()).texts);
    const t = messagesOf('matches', allMessages.get('matches')!);
    expect(t('tables')).toBe('Mesas');
    expect(t('seated', { count: 1 })).toBe('1 persona');
    expect(t('seated', { count: 3 })).toBe('3 personas');
  });
});
