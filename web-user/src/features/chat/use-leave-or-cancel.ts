import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isNotFound, isUnauthorized } from '../../shared/api/api-error.js';
import { ACTIVE_REQUEST, MATCHES } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { onSessionLost } from '../../shared/session/session-lost.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

export const LEAVE_MATCH = 'leave-match';
export const CANCEL_MATCH = 'cancel-meeting';
const HOME_AFTER_CANCEL_MS = 2_000;

/** The mutations that end a match for the user: leave it, or cancel it for all members. */
export function useLeaveOrCancel(matchId: number, endIn: (ms: number) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: MATCHES });
    void client.invalidateQueries({ queryKey: ACTIVE_REQUEST });
  };
  const onFailure = (action: string, description: string) => (error: Error) => {
    if (isUnauthorized(error)) return onSessionLost();
    if (isNotFound(error)) {
      toastError({ title: t('endedTitle'), description: t('endedText') });
      return void navigate('/');
    }
    toastError({ title: t('error'), description, action });
  };
  const showLeft = () => toastSuccess({ title: t('left'), description: t('leftText') });

  const leave = useAction({
    name: LEAVE_MATCH,
    run: () => call('delete', '/api/matches/{id}/leave', { params: { id: matchId } }),
    onSuccess: () => {
      endIn(0);
      refresh();
      showLeft();
    },
    onFailure: onFailure(LEAVE_MATCH, t('leaveFailed')),
  });

  const cancel = useAction({
    name: CANCEL_MATCH,
    run: () => call('delete', '/api/matches/{id}', { params: { id: matchId } }),
    onSuccess: (answer) => {
      endIn(HOME_AFTER_CANCEL_MS);
      refresh();
      if (answer.outcome === 'left') showLeft();
      else toastSuccess({ title: t('cancelled'), description: t('cancelledText') });
    },
    onFailure: onFailure(CANCEL_MATCH, t('cancelFailed')),
  });

  return { leave, cancel };
}
