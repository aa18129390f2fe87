import { InvalidField } from '../shared/domain-error.js';
import { hasHiddenCharacters } from '../shared/readable-text.js';

/** The name contains a link or hidden characters, or impersonates the product. */
export class MisleadingName extends InvalidField {
  readonly code = 'misleading_name';
  constructor(readonly field: 'firstName' | 'lastName') {
    super('Please enter your own name, without web addresses or hidden characters');
  }
}

/** Text that mail programs turn into a link; a dot alone is part of many names. */
const LINK =
  /:\/\/|www\.|\w\.(com|net|org|info|biz|io|co|me|app|dev|xyz|top|site|online|link|click|shop|ly|tv|cc|us|uk|de|fr|ru|cn)\b/iu;
const RESERVED = new Set([
  'system',
  'tablemates',
  'tablematessystem',
  'admin',
  'administrator',
  'moderator',
  'support',
]);

/** Confusables: letters of other scripts and digits that look like Latin letters (Unicode Technical Standard 39). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    ѕ: 's',
    т: 't',
  },
  ...{
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ӏ: 'l',
    ь: 'b',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
  },
  ...{
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    σ: 'o',
    ı: 'i',
    ł: 'l',
    ɑ: 'a',
    ѵ: 'v',
    ѡ: 'w',
    ꜱ: 's',
    ʏ: 'y',
    ᴍ: 'm',
  },
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '|': 'l', '!': 'i' },
};

/** Validates a user's first and last name. @throws MisleadingName */
export function ensureOwnName(firstName: string, lastName: string): void {
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    if (LINK.test(name) || hasHiddenCharacters(name)) throw new MisleadingName(field);
  }
  if (impersonatesProduct(firstName) || impersonatesProduct(firstName + lastName))
    throw new MisleadingName('firstName');
}

/** Compares the confusable skeletons of UTS 39. The letters l and i look alike, so both map to l. */
const impersonatesProduct = (name: string): boolean => RESERVED_SKELETONS.has(skeletonOf(name));

function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => LOOKALIKES[letter] ?? letter);
  return letters
    .join('')
    .replace(/[^a-z]/g, '')
    .replaceAll('i', 'l');
}

const RESERVED_SKELETONS = new Set([...RESERVED].map(skeletonOf));
