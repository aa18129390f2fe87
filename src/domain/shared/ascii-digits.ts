const DECIMAL_DIGIT = /\p{Nd}/u;

/** The text with the decimal digits of every script as 0 to 9: full-width, Arabic, Devanagari and so on. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (each) => String(valueOf(each)));

/** Unicode has the ten digits of a script side by side, from zero on. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0)!;
  let before = 0;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}
