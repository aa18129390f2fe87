import type { ReactNode } from 'react';
import type { Answer, OperationOf } from '../../shared/api/call.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { t } from './messages.js';
import { useRegistration } from './registration.js';

export type Registration = Answer<OperationOf<'post', '/api/auth/registration'>>;

/** The form of a sign-up, below what the policy says of it; without the form where this browser cannot join. */
export function RegistrationGuard({ children }: { children: (registration: Registration) => ReactNode }) {
  const loading = (
    <p role="status" className="text-muted">
      {t('policyLoading')}
    </p>
  );
  return (
    <Loaded query={useRegistration()} failed={t('policyFailed')} loading={loading}>
      {(registration) => {
        const notice = noticeOf(registration);
        return (
          <>
            {notice && <p className="mb-5 rounded-md bg-sunken px-4 py-3 text-pretty">{notice}</p>}
            {canJoin(registration) && children(registration)}
          </>
        );
      }}
    </Loaded>
  );
}

const canJoin = ({ policy, isInvited }: Registration): boolean =>
  policy !== 'closed' && (policy !== 'invitation' || isInvited);

function noticeOf({ policy, isInvited }: Registration): string | null {
  if (policy === 'closed') return t('closed');
  if (policy === 'invitation') return t(isInvited ? 'invited' : 'invitationNeeded');
  return null;
}
