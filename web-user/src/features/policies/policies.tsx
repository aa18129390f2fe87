import { type Locale, locale } from '../../shared/i18n/locale.js';
import { type FailedProps, lazyWithRetry } from '../../shared/lazy-with-retry.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { t } from './messages.js';
import { policyOf, type PolicyTexts } from './policy-of.js';
import { PolicyText } from './PolicyText.js';

function PolicyFailed({ onRetry }: FailedProps) {
  return <LoadFailed title={t('textNotLoaded')} error={new Error(t('checkConnection'))} onRetry={onRetry} />;
}

/** The policy in the reader's language, as a lazy component. */
const localizedPolicy = (texts: Record<Locale, () => Promise<{ default: PolicyTexts }>>) =>
  lazyWithRetry(async () => {
    const policy = policyOf((await texts[locale]()).default);
    return { default: () => <PolicyText {...policy} /> };
  }, PolicyFailed);

export const TermsText = localizedPolicy({
  en: () => import('../../../../locales/en/terms.json', { with: { type: 'json' } }),
  es: () => import('../../../../locales/es/terms.json', { with: { type: 'json' } }),
  fr: () => import('../../../../locales/fr/terms.json', { with: { type: 'json' } }),
  de: () => import('../../../../locales/de/terms.json', { with: { type: 'json' } }),
});

export const PrivacyText = localizedPolicy({
  en: () => import('../../../../locales/en/privacy.json', { with: { type: 'json' } }),
  es: () => import('../../../../locales/es/privacy.json', { with: { type: 'json' } }),
  fr: () => import('../../../../locales/fr/privacy.json', { with: { type: 'json' } }),
  de: () => import('../../../../locales/de/privacy.json', { with: { type: 'json' } }),
});
