import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { Texts } from '../../../locales/messages.js';
import type { Language } from '../../../src/domain/shared/language.js';
import { translateWith } from '../shared/i18n/messages-of.js';

type Loaded<T> = () => Promise<{ readonly default: T }>;
type Loaders<T> = Record<Exclude<Language, 'en'>, Loaded<T>>;

/** The texts of the console in each language; English is part of it. */
const OWN: Loaders<Texts> = {
  es: () => import('../../../locales/es/console.json', { with: { type: 'json' } }),
  fr: () => import('../../../locales/fr/console.json', { with: { type: 'json' } }),
  de: () => import('../../../locales/de/console.json', { with: { type: 'json' } }),
};

/** The messages of errors, which are in English where they come from. */
const ERRORS: Loaders<Texts[string]> = {
  es: () => import('../../../locales/es/errors.json', { with: { type: 'json' } }),
  fr: () => import('../../../locales/fr/errors.json', { with: { type: 'json' } }),
  de: () => import('../../../locales/de/errors.json', { with: { type: 'json' } }),
};

/** The texts of react-admin that the console shows; in English those with other words than its own. */
const REACT_ADMIN: Record<Language, Loaded<object>> = {
  en: () => import('../../../locales/en/react-admin.json', { with: { type: 'json' } }),
  es: () => import('../../../locales/es/react-admin.json', { with: { type: 'json' } }),
  fr: () => import('../../../locales/fr/react-admin.json', { with: { type: 'json' } }),
  de: () => import('../../../locales/de/react-admin.json', { with: { type: 'json' } }),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(language: Language): Promise<void> {
  if (language === 'en') return;
  const [own, errors] = await Promise.all([OWN[language](), ERRORS[language]()]);
  translateWith({ ...own.default, 'error-messages': errors.default });
}

/** The texts of react-admin itself; what the console never shows stays English. @throws when their file cannot be loaded */
export async function loadReactAdminMessages(language: Language): Promise<TranslationMessages> {
  return merged(english, { ra: (await REACT_ADMIN[language]()).default });
}

function merged<T extends object>(texts: T, own: object): T {
  const entries = Object.entries(own).map(([key, value]: [string, unknown]) => {
    const before = texts[key as keyof T];
    return [key, typeof value === 'object' ? merged(before as object, value!) : value];
  });
  return { ...texts, ...Object.fromEntries(entries) } as T;
}
