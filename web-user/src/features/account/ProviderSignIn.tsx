import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { AuthLayout } from './AuthLayout.js';
import { JoinWithProviderForm } from './JoinWithProviderForm.js';
import { LinkProviderForm } from './LinkProviderForm.js';
import { t } from './provider-messages.js';
import { ProviderLinks } from './ProviderLinks.js';

/** Completes a sign-in with the provider: links an account by its password, or asks for the rest of a sign-up. */
export function ProviderSignIn({ returnTo, onForgot }: { returnTo: string; onForgot: () => void }) {
  const proved = useQuery({
    queryKey: ['proved identity'],
    queryFn: () => call('get', '/api/auth/provider/identity'),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (proved.isPending)
    return (
      <AuthLayout title={t('loadingTitle')}>
        <p role="status" className="text-muted">
          {t('loading')}
        </p>
      </AuthLayout>
    );
  if (proved.isError)
    return (
      <AuthLayout title={t('startAgainTitle')}>
        <div role="alert" className="mb-5">
          <FormError error={proved.error} />
        </div>
        <ButtonLink to="/auth" className="w-full">
          {t('backToSignIn')}
        </ButtonLink>
      </AuthLayout>
    );
  const { next, ...identity } = proved.data;
  return (
    <AuthLayout title={t(next === 'link' ? 'linkTitle' : 'joinTitle')}>
      {next === 'link' ? (
        <LinkProviderForm email={identity.email} returnTo={returnTo} onForgot={onForgot} />
      ) : (
        <JoinWithProviderForm identity={identity} returnTo={returnTo} />
      )}
    </AuthLayout>
  );
}

/** The whole sign-in where members have no other way than the provider; the first time creates the account. */
export function ProviderOnly({ returnTo }: { returnTo: string }) {
  return (
    <>
      <p className="mb-5 text-muted">{t('providerOnly')}</p>
      <ProviderLinks look="primary" returnTo={returnTo} />
    </>
  );
}
