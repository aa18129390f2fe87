import { lazy } from 'react';
import { type Locale, locale } from '../../shared/i18n/locale.js';
import { type Policy, PolicyText } from './PolicyText.js';

/** The policy in the reader's language, as a lazy component. */
const localizedPolicy = (texts: Record<Locale, () => Promise<{ policy: Policy }>>) =>
  lazy(async () => {
    const { policy } = await texts[locale]();
    return { default: () => <PolicyText {...policy} /> };
  });

export const TermsText = localizedPolicy({
  en: () => import('./terms.en.js'),
  es: () => import('./terms.es.js'),
  fr: () => import('./terms.fr.js'),
  de: () => import('./terms.de.js'),
});

export const PrivacyText = localizedPolicy({
  en: () => import('./privacy.en.js'),
  es: () => import('./privacy.es.js'),
  fr: () => import('./privacy.fr.js'),
  de: () => import('./privacy.de.js'),
});
