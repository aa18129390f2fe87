import { isolated } from '@domain/shared/isolated.js';
import { Fragment, type ReactNode } from 'react';
import { APP_NAME } from '../app-name.js';
import { formattingLocale } from './locale.js';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The keys of a catalog with a translated text each: `Translation<typeof t>`. */
export type Translation<T> = T extends Translate<infer Key> ? Record<Key, string> : never;

type Format = (text: string, locale: string, values: Values) => string;

/** The texts of the loaded language, by catalog name; empty for English. */
let translations: Readonly<Record<string, Readonly<Texts>>> = {};

/**
 * The ICU formatter with plural rules. Loaded with the first lazy screen that needs it, to keep it out of the landing
 * page.
 */
let formatMessage: Format | undefined;

export function translateWith(texts: Readonly<Record<string, Readonly<Texts>>>): void {
  translations = texts;
}

/** The translation of a text whose English original is not part of the app; undefined if there is none. */
export const translated = (name: string, key: string): string | undefined => translations[name]?.[key];

export function formatWith(format: Format): void {
  formatMessage = format;
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Values are often names or titles by members, which may be written from right to left. */
const isolatedValues = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/** All registered catalogs, so that a test can compare the translations with them. */
export const allMessages = new Map<string, Texts>();

/**
 * Registers the English texts of a part of the app under a unique name and returns its lookup function. A text is an
 * ICU message: `{name}` is replaced by a value, `{app}` by the product name. Do not call the lookup at the top of a
 * module, where the language is not loaded yet. See ADR 10.
 */
export function messagesOf<Key extends string>(name: string, texts: Record<Key, string>): Translate<Key> {
  allMessages.set(name, texts);
  return (key, own) => {
    const text = translated(name, key) ?? texts[key];
    const values = { app: APP_NAME, ...isolatedValues(own) };
    return formatMessage && /\{\w+,/.test(text)
      ? formatMessage(text, formattingLocale, values)
      : fill(text, values);
  };
}

/** Replaces `{name}` in a text by an element, such as a link within a sentence. */
export function withElements(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}
