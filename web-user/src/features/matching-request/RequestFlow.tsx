import type { CalendarDate } from '@domain/shared/calendar-date.js';
import type { VenueType } from '@domain/shared/slot.js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActiveRequest, MatchingRequestPayload } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { saturdayLabel } from '../../shared/moments.js';
import { useMe } from '../../shared/session/me.js';
import { today } from '../../shared/today.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { lastChoices, saveLastChoices } from './last-choices.js';
import { t } from './messages.js';
import { activeRequestQuery, changeRequest, createRequest, useRefreshAfterRequest } from './queries.js';
import { requestErrorOf } from './request-error.js';
import { newWishes, wishesOf } from './request-form.js';
import { RequestDialog } from './RequestDialog.js';

/** A new request and the waiting one that it replaces; a null id is looked up first. */
interface Replacement {
  payload: MatchingRequestPayload;
  existingId: number | null;
}

interface RequestFlowProps {
  venueType: VenueType | null;
  /** The open request to change; null opens a new one. */
  change?: ActiveRequest | null;
  /** Asks for the location while none is set. */
  locationPrompt?: ReactNode;
  onClose: () => void;
}

/** From the form to the accepted request, including the conflict with an open request. */
export function RequestFlow({ venueType, change = null, locationPrompt, onClose }: RequestFlowProps) {
  const me = useMe();
  const [wishes, setWishes] = useState(() =>
    change ? wishesOf(change, today(me)) : newWishes(venueType, today(me), lastChoices()),
  );
  const [friends, setFriends] = useState(0);
  const changedId = change?.id ?? null;
  const [waiting, setWaiting] = useState<Replacement | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefreshAfterRequest();

  function onAccepted(): void {
    saveLastChoices(wishes);
    toastSuccess({ title: t('lookingTitle'), description: t(friends ? 'holdingText' : 'lookingText') });
    void refresh();
    onClose();
    void navigate('/matches');
  }

  function onRejected(error: Error, payload: MatchingRequestPayload): void {
    const failure = requestErrorOf(error);
    if (failure.kind === 'existing-request') return setWaiting({ payload, existingId: failure.existingId });
    setWaiting(null);
    if (failure.kind === 'active-match') {
      toastError({ title: t('inMatchTitle'), description: t('inMatchText') });
      void refresh();
      onClose();
      return void navigate('/matches');
    }
    setProblem(error);
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
    run: async ({ payload, existingId }: Replacement) => {
      const id = existingId ?? (await client.fetchQuery({ ...activeRequestQuery, staleTime: 0 }))?.id ?? null;
      return id === null ? createRequest(payload) : changeRequest(id, payload);
    },
    onSuccess: onAccepted,
    failure: { title: t('error'), text: t('cancelFailed') },
    onFailure: (error, { payload }) => {
      const isConflict = requestErrorOf(error).kind !== 'other';
      if (isConflict) onRejected(error, payload);
      else setProblem(error);
      return isConflict;
    },
  });

  function submit(chosen: MatchingRequestPayload): void {
    const payload = friends ? { ...chosen, friends } : chosen;
    setProblem(null);
    if (changedId === null) create.mutate(payload);
    else replace.mutate({ payload, existingId: changedId });
  }

  return (
    <>
      <RequestDialog
        open={!waiting}
        isChange={changedId !== null}
        wishes={wishes}
        locationPrompt={locationPrompt}
        friends={changedId === null ? { count: friends, onChange: setFriends } : undefined}
        onChange={setWishes}
        onClose={onClose}
        onSubmit={submit}
        busy={create.isPending || replace.isPending}
        error={problem}
      />
      <ConflictDialog
        open={waiting !== null}
        date={client.getQueryData(activeRequestQuery.queryKey)?.preferredDate}
        onKeep={onClose}
        onReplace={() => {
          setProblem(null);
          if (waiting) replace.mutate(waiting);
        }}
        busy={replace.isPending}
        error={problem}
      />
    </>
  );
}

interface ConflictDialogProps {
  open: boolean;
  /** The date of the open request, if known. */
  date?: CalendarDate;
  onKeep: () => void;
  onReplace: () => void;
  busy: boolean;
  error: Error | null;
}

/** Asks whether to keep the open request or replace it, as at most one can be open. */
function ConflictDialog({ open, date, onKeep, onReplace, busy, error }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('conflictTitle')}
      description={date ? t('conflictText', { date: saturdayLabel(date) }) : t('conflictUndated')}
      footer={
        <>
          <Button look="secondary" disabled={busy} onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button busy={busy} onClick={onReplace}>
            {busy ? t('replacing') : t('replace')}
          </Button>
        </>
      }
    >
      <FormError error={error} />
    </Dialog>
  );
}
