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

/**
 * The confusable skeleton of UTS 39: equal for texts that look alike. Only letters remain, and i is l, because the two look
 * alike.
 */
export function skeletonOf(text: string): string {
  const letters = [...text.normalize('NFKD').toLowerCase()].map((letter) => LOOKALIKES[letter] ?? letter);
  return letters.join('').replace(/\P{L}/gu, '').replaceAll('i', 'l');
}

/** The skeletons of the words of a name, which end at a space, a mark, or a capital letter after a small one. */
export function skeletonsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}@$|!]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map(skeletonOf)
    .filter((word) => word !== '');
}
