import type { ReceivedText } from './received-text.js';

/** Digits inside a longer number or an id do not count. */
const containsWord = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\w.-])${word}(?!\\w)`).test(text) : text.includes(word);

/** Finds the words in a text, with their context. */
export const findings = (text: string, words: Iterable<string>): string[] =>
  [...words]
    .filter((word) => containsWord(text, word))
    .map((word) => text.slice(Math.max(0, text.indexOf(word) - 80)).slice(0, 160));

/** Finds the words in all received texts, including headers and URL-encoded links. */
export const findWords = (received: readonly ReceivedText[], words: readonly string[]): string[] => {
  const sought = new Set([...words, ...words.map(encodeURIComponent)]);
  return received.flatMap(({ by, headers, text }) =>
    findings(`${headers}\n${text}`, sought).map((found) => `${by}: ${found}`),
  );
};
