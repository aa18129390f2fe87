import type { ErrorValues } from '../src/domain/shared/domain-error.js';
import { isolated } from '../src/domain/shared/isolated.js';

/** Texts by area and key, as in the JSON files of this folder. A text is an ICU message. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Values = Readonly<Record<string, string | number | boolean>>;
export type Format = (text: string, locale: string, values: Values) => string;

/** The lookup function of an area. */
export interface Translate<Key extends string> {
  (key: Key, values?: Values): string;
  /** Whether there is a text of this key. */
  has: (key: string) => key is Key;
  readonly keys: readonly Key[];
}

/** Whether a text has more syntax than `{name}`, such as a plural. */
const NEEDS_FORMATTER = /\{\w+,/;

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * The texts of a front end. English is part of it, and a text that the loaded language lacks is shown in English. See
 * ADR 65.
 * @param common values that every text may use
 */
export function messagesIn<English extends Texts>(english: English, locale: string, common: Values = {}) {
  let translations: Texts = {};
  let format: Format | undefined;
  const translated = (area: string, key: string): string | undefined => translations[area]?.[key];
  const shown = (value: Values[string] | readonly string[]): Values[string] => {
    if (typeof value === 'object') return new Intl.ListFormat(locale, { type: 'disjunction' }).format(value);
    // Values are often names or titles by members, which may be written from right to left.
    return typeof value === 'string' ? isolated(value) : value;
  };
  const render = (text: string, own: Values | ErrorValues): string => {
    const values: Record<string, Values[string]> = { ...common };
    for (const name in own) values[name] = shown(own[name]!);
    return format && NEEDS_FORMATTER.test(text) ? format(text, locale, values) : filled(text, values);
  };

  return {
    /** Sets the texts of the reader's language; none for English. */
    translateWith: (texts: Texts): void => void (translations = texts),
    /** Sets the ICU formatter, which the landing page does not load. */
    formatWith: (formatter: Format): void => void (format = formatter),
    /**
     * The message of an error by its code, for one field or for the whole request.
     * @param sentence of the server, shown in English and where the language has none
     */
    errorMessage(code: unknown, sentence: string, values: ErrorValues = {}, field = ''): string {
      const texts = translations['error-messages'] ?? {};
      const text = texts[`${String(code)}.${field}`] ?? texts[String(code)];
      return text === undefined ? sentence : render(text, values);
    },
    /**
     * The lookup function of an area. Do not call it at the top of a module, where the language is not loaded yet.
     * @param texts is written by the build: each chunk contains the English texts of its own areas only
     */
    messagesOf<Area extends keyof English & string>(
      area: Area,
      texts: English[Area] = english[area],
    ): Translate<keyof English[Area] & string> {
      const translate = (key: string, own: Values = {}): string =>
        render(translated(area, key) ?? texts[key]!, own);
      return Object.assign(translate, {
        keys: Object.keys(texts) as Array<keyof English[Area] & string>,
        has: (key: string): key is keyof English[Area] & string => Object.hasOwn(texts, key),
      });
    },
  };
}
