import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { useStaff } from '../../shared/session/use-staff.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { t } from './messages.js';
import { PolicyForm } from './PolicyForm.js';
import { REGISTRATION, type RegistrationPolicy } from './use-registration-policy.js';

/** Who may join; for admins only. */
export default function RegistrationPage(): ReactNode {
  const staff = useStaff();
  return (
    <>
      <PageTitle>{t('registration')}</PageTitle>
      {staff?.role === 'admin' && <RegistrationSettings />}
      {staff && staff.role !== 'admin' && <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} />}
      {!staff && <PageSkeleton />}
    </>
  );
}

/** The form, anew for each version. */
export function RegistrationSettings(): ReactNode {
  const { data, error, refetch } = useApiQuery<RegistrationPolicy>(REGISTRATION);
  if (!data)
    return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
  return <PolicyForm key={data.version} saved={data} />;
}
