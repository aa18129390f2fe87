import type { VenueType } from '@domain/shared/slot.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/api/api-error.js';
import type { MatchingRequestPayload } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useSignInAgain } from '../../shared/session/use-sign-in-again.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { ConflictDialog } from './ConflictDialog.js';
import { t } from './messages.js';
import { activeRequestQuery, cancelRequest, createRequest, useRefreshAfterRequest } from './queries.js';
import { requestErrorOf } from './request-error.js';
import { RequestDialog } from './RequestDialog.js';
import { noWishes } from './request-form.js';

/** The new request, pending until the user decides about the open one. */
interface PendingRequest {
  payload: MatchingRequestPayload;
  existingId: number | null;
}

class CancelFailed extends Error {}

/** From the form to the accepted request, including the conflict with an open request. */
export function RequestFlow({ venueType, onClose }: { venueType: VenueType | null; onClose: () => void }) {
  const [wishes, setWishes] = useState(() => noWishes(venueType));
  const [waiting, setWaiting] = useState<PendingRequest | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const refresh = useRefreshAfterRequest();

  function onAccepted(): void {
    toastSuccess({ title: t('lookingTitle'), description: t('lookingText') });
    void refresh();
    onClose();
    void navigate('/matches');
  }

  function onRejected(error: Error, payload: MatchingRequestPayload): void {
    const failure = requestErrorOf(error);
    if (failure.kind === 'existing-request') return setWaiting({ payload, existingId: failure.existingId });
    setWaiting(null);
    if (failure.kind === 'signed-out') return signInAgain();
    if (failure.kind === 'active-match') {
      toastError({ title: t('inMatchTitle'), description: t('inMatchText'), action: 'create-request' });
      onClose();
      return void navigate('/matches');
    }
    toastError({ title: t('error'), description: t('createFailed'), action: 'create-request' });
  }

  const create = useAction({
    name: 'create-request',
    run: createRequest,
    onSuccess: onAccepted,
    onFailure: onRejected,
  });

  const replace = useAction({
    name: 'create-request',
    run: async ({ payload, existingId }: PendingRequest) => {
      const id = existingId ?? (await client.fetchQuery({ ...activeRequestQuery, staleTime: 0 }))?.id ?? null;
      if (id !== null) {
        await cancelRequest(id).catch((error: unknown) => {
          throw new CancelFailed(messageOf(error, t('cancelFailed')), { cause: error });
        });
      }
      await createRequest(payload);
    },
    onSuccess: onAccepted,
    onFailure: (error, { payload }) => {
      if (!(error instanceof CancelFailed)) return onRejected(error, payload);
      if (requestErrorOf(error.cause).kind === 'signed-out') return signInAgain();
      toastError({ title: t('error'), description: error.message, action: 'create-request' });
    },
  });

  return (
    <>
      <RequestDialog
        open={!waiting}
        wishes={wishes}
        onChange={setWishes}
        onClose={onClose}
        onSubmit={(payload) => create.mutate(payload)}
        busy={create.isPending}
        error={create.error}
      />
      <ConflictDialog
        open={waiting !== null}
        onKeep={onClose}
        onReplace={() => waiting && replace.mutate(waiting)}
        busy={replace.isPending}
        error={replace.error}
      />
    </>
  );
}
