import { isolated } from '@domain/shared/isolated.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALE } from './language.js';

type Texts = Readonly<Record<string, string>>;
type Values = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The keys of a catalog with a translated text each: `Translation<typeof t>`. */
export type Translation<T> = T extends Translate<infer Key> ? Record<Key, string> : never;

/** The texts of the loaded language, by catalog name; empty for English. */
let translations: Readonly<Record<string, Texts>> = {};

/** Called once, before the modules with texts are loaded. */
export function translateWith(texts: Readonly<Record<string, Texts>>): void {
  translations = texts;
}

/** All registered catalogs, so that a test can compare the translations with them. */
export const allMessages = new Map<string, Texts>();

/** Parsed messages; their number is that of the texts. */
const parsed = new Map<string, IntlMessageFormat>();

function format(text: string, values: Values): string {
  const message = parsed.get(text) ?? new IntlMessageFormat(text, LOCALE);
  parsed.set(text, message);
  return String(message.format(values));
}

/** Values are often names or titles by members, which may be written from right to left. */
const isolatedValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/**
 * Registers the English texts of a part of the console under a unique name and returns its lookup function. A text is an
 * ICU message. See ADR 36.
 */
export function messagesOf<Key extends string>(name: string, english: Record<Key, string>): Translate<Key> {
  allMessages.set(name, english);
  return (key, values) => {
    const text = translations[name]?.[key] ?? english[key];
    return values ? format(text, isolatedValues(values)) : text;
  };
}
