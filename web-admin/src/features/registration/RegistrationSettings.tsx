import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PolicyForm } from './PolicyForm.js';
import { REGISTRATION, type RegistrationPolicy } from './use-registration-policy.js';

/** The form of the registration policy, with a new state for each version. */
export function RegistrationSettings(): ReactNode {
  const { data, error, refetch } = useApiQuery<RegistrationPolicy>(REGISTRATION);
  if (!data)
    return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
  return <PolicyForm key={data.version} saved={data} />;
}
