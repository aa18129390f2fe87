import { type Locale, locale } from '../../shared/i18n/locale.js';
import { type FailedProps, lazyWithRetry } from '../../shared/lazy-with-retry.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { t } from './messages.js';
import { type Policy, PolicyText } from './PolicyText.js';

function PolicyFailed({ onRetry }: FailedProps) {
  return <LoadFailed title={t('textNotLoaded')} error={new Error(t('checkConnection'))} onRetry={onRetry} />;
}

/** The policy in the reader's language, as a lazy component. */
const localizedPolicy = (texts: Record<Locale, () => Promise<{ policy: Policy }>>) =>
  lazyWithRetry(async () => {
    const { policy } = await texts[locale]();
    return { default: () => <PolicyText {...policy} /> };
  }, PolicyFailed);

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
