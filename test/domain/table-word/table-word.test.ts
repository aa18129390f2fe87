import fc from 'fast-check';
import {
  ADJECTIVES,
  drawTableWord,
  NOUNS,
  type TableWord,
  type TableWords,
  tableWordText,
} from '../../../src/domain/table-word/table-word.js';
import de from '../../../locales/de/table-words.json' with { type: 'json' };
import { LANGUAGES } from '../../../src/domain/shared/language.js';
import en from '../../../locales/en/table-words.json' with { type: 'json' };
import es from '../../../locales/es/table-words.json' with { type: 'json' };
import fr from '../../../locales/fr/table-words.json' with { type: 'json' };

const wordOf = (adjective: (typeof ADJECTIVES)[number], noun: (typeof NOUNS)[number]): TableWord => ({
  adjective: ADJECTIVES.indexOf(adjective),
  noun: NOUNS.indexOf(noun),
});
const all = ADJECTIVES.flatMap((_, adjective) => NOUNS.map((__, noun) => ({ adjective, noun })));

const WORDS = { en, es, fr, de };

describe('The words of a table', () => {
  it('stand in the order of each language, and agree in gender', () => {
    const said = (word: TableWord) =>
      LANGUAGES.map((language) => tableWordText(word, WORDS[language], language));
    expect(said(wordOf('blue', 'teapot'))).toEqual([
      'Blue Teapot',
      'Tetera azul',
      'Théière bleue',
      'Blaue Teekanne',
    ]);
    expect(said(wordOf('red', 'spoon'))).toEqual([
      'Red Spoon',
      'Cuchara roja',
      'Cuillère rouge',
      'Roter Löffel',
    ]);
    expect(said(wordOf('noble', 'squirrel'))).toEqual([
      'Noble Squirrel',
      'Ardilla noble',
      'Écureuil noble',
      'Edles Eichhörnchen',
    ]);
  });

  it.each(LANGUAGES)(
    'are different for each table in %s, in plain letters and with a known gender',
    (language) => {
      const words: TableWords = WORDS[language];
      const texts = all.map((word) => tableWordText(word, words, language)!);
      expect(new Set(texts).size).toBe(all.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}[\p{L}-]+ \p{L}+$/u);
      if (language === 'en') return;
      const genders = language === 'de' ? /^[mfn] / : /^[mf] /;
      for (const noun of Object.values(words.nouns)) expect(noun).toMatch(genders);
    },
  );

  it('of lists that are newer than these are unknown', () =>
    expect(tableWordText({ adjective: 99, noun: 0 }, en, 'en')).toBeNull());
});

it('a draw repeats nothing before all words are used, then what was used least', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 30), { minLength: 50, maxLength: 50 }), fc.nat(60), (dice, missing) => {
      const used = all.slice(missing);
      const drawn = dice.slice(0, missing).map((die) => {
        const word = drawTableWord(used, (bound) => die % bound);
        used.push(word);
        return `${word.adjective}/${word.noun}`;
      });
      expect(new Set(drawn).size).toBe(drawn.length);
      for (const { adjective, noun } of all.slice(missing))
        expect(drawn).not.toContain(`${adjective}/${noun}`);
    }),
    { numRuns: 5 },
  );
  const twice = drawTableWord([...all, ...all.slice(1)], () => 0);
  expect(twice).toEqual(all[0]);
});
