import { publicSetting } from '../../shared/public-setting.js';
import { buttonLook } from '../../shared/ui/Button.js';
import { t } from './provider-messages.js';

/** Begins a sign-in with the provider; nothing where the server has none. */
export function ProviderButton({ returnTo }: { returnTo: string }) {
  const provider = publicSetting('sign-in-provider');
  if (!provider) return null;
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t('or')}
      </p>
      {/* A link and not a route: the server redirects to the provider. */}
      <a
        href={`/api/auth/provider?${new URLSearchParams({ returnTo })}`}
        className={buttonLook('secondary', 'w-full')}
      >
        {t(provider === 'google' ? 'continueWithGoogle' : 'continueWithProvider')}
      </a>
    </>
  );
}
