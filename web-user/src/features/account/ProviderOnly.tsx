import { t } from './provider-messages.js';
import { ProviderLinks } from './ProviderLinks.js';

/** The whole sign-in where members have no other way than the provider; the first time creates the account. */
export function ProviderOnly({ returnTo }: { returnTo: string }) {
  return (
    <>
      <p className="mb-5 text-muted">{t('providerOnly')}</p>
      <ProviderLinks look="primary" returnTo={returnTo} />
    </>
  );
}
