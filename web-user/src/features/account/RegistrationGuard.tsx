import type { ReactNode } from 'react';
import type { Answer, OperationOf } from '../../shared/api/call.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { t } from './messages.js';
import { useRegistration } from './registration.js';

export type Registration = Answer<OperationOf<'post', '/api/auth/registration'>>;

/** The form of a sign-up, below what the policy says of it; without the form where this browser cannot join. */
export function RegistrationGuard({ children }: { children: (registration: Registration) => ReactNode }) {
  const { data, error, refetch } = useRegistration();
  if (!data)
    return error ? (
      <LoadFailed title={t('policyFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <p role="status" className="text-muted">
        {t('policyLoading')}
      </p>
    );
  const notice = noticeOf(data);
  return (
    <>
      {notice && <p className="mb-5 rounded-md bg-sunken px-4 py-3 text-pretty">{notice}</p>}
      {canJoin(data) && children(data)}
    </>
  );
}

const canJoin = ({ policy, isInvited }: Registration): boolean =>
  policy !== 'closed' && (policy !== 'invitation' || isInvited);

function noticeOf({ policy, isInvited }: Registration): string | null {
  if (policy === 'closed') return t('closed');
  if (policy === 'invitation') return t(isInvited ? 'invited' : 'invitationNeeded');
  return null;
}
