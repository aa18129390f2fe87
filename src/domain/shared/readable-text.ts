/**
 * Characters refused in a single line: control characters, lone surrogates, line separators, and the bidirectional
 * overrides and isolates that reorder the text after them.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** The same for multi-line text, where line breaks and tabs are allowed. */
const UNREADABLE_IN_LINES = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/**
 * Invisible characters (Unicode property Default_Ignorable_Code_Point) and the blank Braille pattern. Joiners are
 * allowed because Persian and Indic names need them, variation selectors because emoji do.
 */
const HIDDEN = /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\u2800/u;
/** More combining marks on one letter than any language uses. */
const STACKED_MARKS = /\p{M}{4}/u;
/** Emoji that are newer than this runtime are visible too, although it does not know them. */
const VISIBLE =
  /(?!\p{Default_Ignorable_Code_Point}|\u2800)(?:[^\p{C}\p{Z}\p{M}]|\p{Extended_Pictographic})/u;

/** Whether the text is valid as a single line. */
export const isOneReadableLine = (text: string): boolean => !UNREADABLE.test(text);

/** Whether the text is valid as multi-line text. */
export const isReadable = (text: string): boolean => !UNREADABLE_IN_LINES.test(text);

/** Whether the text has a visible character; spaces, joiners and combining marks alone are not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** The trimmed text; null where it has no visible character. */
export const visibleText = (text: string | null | undefined): string | null =>
  text && isVisible(text) ? text.trim() : null;

/** Whether the text has invisible characters, or marks stacked so high that they cover other text. */
export const hasHiddenCharacters = (text: string): boolean =>
  HIDDEN.test(text) || STACKED_MARKS.test(text.normalize('NFD'));

/** Length in code points: an emoji of two code units counts once. */
export const lengthOf = (text: string): number => [...text].length;

/** The first code units of a text, at most `longest`, without half a character at the end. */
export const truncated = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/\p{Cs}$/u, '');

/** The first letter as a reader sees it, with its accents or as a whole emoji, in upper case; empty for an empty text. */
export function initialOf(text: string): string {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first ? first.segment.toUpperCase() : '';
}
