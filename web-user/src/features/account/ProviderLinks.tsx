import { publicSetting } from '../../shared/public-setting.js';
import { buttonLook } from '../../shared/ui/Button.js';
import { t } from './provider-messages.js';

/** A sign-in provider of the server; without a name it is the only one. */
interface Provider {
  readonly id: string;
  readonly name: string;
}

const providers = (): Provider[] => JSON.parse(publicSetting('sign-in-providers') || '[]') as Provider[];

/** Each begins a sign-in with a provider. Links and no routes, because the server redirects to the provider. */
export function ProviderLinks({ look, returnTo }: { look: 'primary' | 'secondary'; returnTo: string }) {
  return (
    <ul className="grid gap-3">
      {providers().map(({ id, name }) => (
        <li key={id}>
          <a
            href={`/api/auth/provider?${new URLSearchParams({ returnTo, ...(id !== '1' && { provider: id }) })}`}
            className={buttonLook(look, 'w-full')}
          >
            {name ? t('continueWith', { name }) : t('continueWithProvider')}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The providers below the forms; nothing where the server has none. */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  if (providers().length === 0) return null;
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t('or')}
      </p>
      <ProviderLinks look="secondary" returnTo={returnTo} />
    </>
  );
}
