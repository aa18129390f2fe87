/** Indefinite and literary words that the style guide replaces. */
const LITERARY = [
  'whoever|whomever|whom|nobody|somebody|so many|anew|of theirs|meanwhile|all the same|here as everywhere',
  'comes to|is let in|the same way as|each one|stands in|in hand|gives up|for want of|lest|upon|shall|ought',
].join('|');

/** Beginnings of standard terms: `validat` counts validate, validates and validation. */
const STANDARD = [
  'lock|transaction|cache|retry|idempoten|paginat|queue|index|constraint|callback|fallback|default|async|event',
  'handler|config|option|return|validat|pars|format|state|request|response|component|heuristic|dual|objective',
  'bound|graph|debounce|memo|cursor|session|token|hash|timeout|batch|buffer',
].join('|');

export interface WordCount {
  readonly words: number;
  readonly literary: number;
  readonly standard: number;
}

/** Counts the words of a source's block comments and of its lines that are comments. */
export function countCommentWords(source: string): WordCount {
  const comments = source.match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? [];
  const text = comments.join('\n').replace(/[/*]/g, ' ').toLowerCase();
  const count = (pattern: string): number => text.match(new RegExp(pattern, 'g'))?.length ?? 0;
  return { words: count("[a-z']+"), literary: count(`\\b(?:${LITERARY})\\b`), standard: count(STANDARD) };
}

export function addWordCounts(one: WordCount, other: WordCount): WordCount {
  return {
    words: one.words + other.words,
    literary: one.literary + other.literary,
    standard: one.standard + other.standard,
  };
}
