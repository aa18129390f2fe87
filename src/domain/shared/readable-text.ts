/**
 * What no text of one line holds: control characters, halves of surrogate pairs, line separators, and the
 * marks that turn the direction of everything after them.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** The same for text of several lines. */
const UNREADABLE_IN_LINES = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** Whether the text can stand on one line for everyone to read. */
export const isOneReadableLine = (text: string): boolean => !UNREADABLE.test(text);

/** Whether the text can be read, line breaks allowed. */
export const isReadable = (text: string): boolean => !UNREADABLE_IN_LINES.test(text);

/** Whether anything of the text can be seen: blanks and joiners alone cannot. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Length as a person counts it: an emoji of two code units is one. */
export const lengthOf = (text: string): number => [...text].length;
