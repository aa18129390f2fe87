import { isReadable, isVisible, lengthOf, visibleText } from './readable-text.js';
import { invalidField } from './refusal.js';

/** What a text may be: its length in characters, `least` 0 where it may be left out. */
interface AllowedText {
  readonly least?: 0 | 1;
  readonly most: number;
  /** What is wrong with it, by default its length. */
  readonly why?: 'length' | 'line' | 'hidden';
}

/** A text is too long, empty, not in one line, or has characters that readers cannot see. */
export class TextNotAllowed extends invalidField('text_not_allowed') {
  constructor(
    readonly field: string,
    { least = 0, most, why = 'length' }: AllowedText,
  ) {
    const sentences = {
      length:
        least === 0
          ? `Please keep this to ${most} characters`
          : `Please write ${least} to ${most} characters`,
      line: 'Please keep this to one line',
      hidden: 'Please use visible characters only',
    };
    super(sentences[why], { why, least, most });
  }
}

/** Validates and trims a text that must be given; its length is counted in code points. @throws TextNotAllowed */
export function requiredText(field: string, sent: string, most: number): string {
  const text = sent.trim();
  if (!isVisible(text) || lengthOf(text) > most) throw new TextNotAllowed(field, { least: 1, most });
  if (!isReadable(text)) throw new TextNotAllowed(field, { least: 1, most, why: 'hidden' });
  return text;
}

/** The same for a text that may be left out. @returns null without a visible character @throws TextNotAllowed */
export function optionalText(field: string, sent: string | null, most: number): string | null {
  const text = visibleText(sent);
  if (text === null) return null;
  if (lengthOf(text) > most) throw new TextNotAllowed(field, { most });
  if (!isReadable(text)) throw new TextNotAllowed(field, { most, why: 'hidden' });
  return text;
}
