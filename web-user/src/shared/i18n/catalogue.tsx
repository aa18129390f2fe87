import { Fragment, type ReactNode } from 'react';
import { APP_NAME } from '../app-name.js';
import { formattingLocale } from './locale.js';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The keys of a catalogue with a text of another language for each: `Translation<typeof t>`. */
export type Translation<T> = T extends Translate<infer Key> ? Record<Key, string> : never;

type Format = (text: string, locale: string, values: Values) => string;

/** Texts of another language than English, by the names of their catalogues. */
let translations: Record<string, Texts> = {};

/** Knows plurals and the like. It comes with the first screen that needs it, as the landing page has no room for it. */
let formatMessage: Format | undefined;

export function translateWith(texts: Record<string, Texts>): void {
  translations = texts;
}

/** The text of another language for what has no English in the app itself; undefined where there is none. */
export const translated = (name: string, key: string): string | undefined => translations[name]?.[key];

export function formatWith(format: Format): void {
  formatMessage = format;
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Every catalogue that has been read, so that a test can hold the translations against them. */
export const catalogues = new Map<string, Texts>();

/**
 * The English texts of one part of the app, under a name that no other part has. A text is an ICU message:
 * `{name}` is replaced by the value of that name, `{app}` by the product's name. Not to be called before the
 * language is loaded, so never at the top of a module.
 */
export function catalogue<Key extends string>(name: string, texts: Record<Key, string>): Translate<Key> {
  catalogues.set(name, texts);
  return (key, own) => {
    const text = translated(name, key) ?? texts[key];
    const values = { app: APP_NAME, ...own };
    return formatMessage && /\{\w+,/.test(text)
      ? formatMessage(text, formattingLocale, values)
      : fill(text, values);
  };
}

/** A text in which `{name}` stands for an element, such as a link within a sentence. */
export function withElements(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}
