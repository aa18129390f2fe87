import { publicSetting } from '../../shared/public-setting.js';
import { buttonLook } from '../../shared/ui/Button.js';
import { t } from './provider-messages.js';

interface ProviderLinkProps {
  look: 'primary' | 'secondary';
  returnTo: string;
}

/** Begins a sign-in with the provider. A link and not a route, because the server redirects to the provider. */
export function ProviderLink({ look, returnTo }: ProviderLinkProps) {
  const isGoogle = publicSetting('sign-in-provider') === 'google';
  return (
    <a
      href={`/api/auth/provider?${new URLSearchParams({ returnTo })}`}
      className={buttonLook(look, 'w-full')}
    >
      {t(isGoogle ? 'continueWithGoogle' : 'continueWithProvider')}
    </a>
  );
}

/** The provider below the forms; nothing where the server has none. */
export function ProviderButton({ returnTo }: { returnTo: string }) {
  if (!publicSetting('sign-in-provider')) return null;
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t('or')}
      </p>
      <ProviderLink look="secondary" returnTo={returnTo} />
    </>
  );
}
