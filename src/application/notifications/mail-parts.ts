import type { FormattedText } from '../../domain/shared/formatted-text.js';
import type { Language } from '../../domain/shared/language.js';

/** A line with its label, such as Time: 6 PM. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The content of a mail in the order of its parts, each but the body in one line: the source of both of its forms. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly opening: string;
  readonly code: string | undefined;
  readonly body: FormattedText;
  readonly facts: readonly Fact[];
  readonly rest: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | undefined;
  readonly signature: string;
  /** Undefined for mails that cannot be switched off. */
  readonly unsubscribe: { readonly label: string; readonly url: string } | undefined;
}
