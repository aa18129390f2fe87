import { Fragment, type ReactNode } from 'react';
import { APP_NAME } from '../app-name.js';

/*
 * Why not i18next: measured with Vite, gzip, react + router + query come to 88.4 KB, and i18next with its React
 * binding adds 17.2 KB. The landing page may weigh 95 KB in all. What the screens need of it fits in this file.
 */

export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

const currentLocale: Locale = 'en';

type Values = Record<string, string | number>;

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * The texts of one part of the app. Every locale has every key, which the compiler checks; `{name}` in a text is
 * replaced by the value of that name, `{app}` always by the product's name.
 */
export function catalogue<Texts extends Record<string, string>>(
  texts: Record<Locale, Texts>,
): (key: keyof Texts & string, values?: Values) => string {
  return (key, values) => fill(texts[currentLocale][key]!, { app: APP_NAME, ...values });
}

/** A text in which `{name}` stands for an element, such as a link within a sentence. */
export function withElements(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}

/** The locale that dates and numbers are written in. */
export function formattingLocale(): string {
  return 'en-US';
}
