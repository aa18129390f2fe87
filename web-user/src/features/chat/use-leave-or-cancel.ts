import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isNotFound, refusalOf } from '../../shared/api/api-error.js';
import { ACTIVE_REQUEST, MATCHES } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { onSessionLost } from '../../shared/session/session-lost.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import type { Match } from '../../shared/api/types.js';
import { t } from './messages.js';
import { canBeFilled } from './seat-filling.js';

export const LEAVE_MATCH = 'leave-match';
export const CANCEL_MATCH = 'cancel-meeting';
const HOME_AFTER_CANCEL_MS = 2_000;

interface Ends {
  /** Returns to the home screen after a delay. */
  endIn: (ms: number) => void;
  /** Closes the dialog; after a failure that can be retried it stays open. */
  onClose: () => void;
}

/** The mutations that end a match for the user, each with its error in words: leave it, or cancel it for all members. */
export function useLeaveOrCancel(match: Match, { endIn, onClose }: Ends) {
  const params = { id: match.id };
  const client = useQueryClient();
  const navigate = useNavigate();

  function logInAgain(): void {
    onClose();
    onSessionLost();
  }

  const onFailure = (action: string, otherwise: string) => (error: Error) => {
    if (isNotFound(error)) {
      toastError({ title: t('endedTitle'), description: t('endedText') });
      return void navigate('/');
    }
    toastError({ title: t('error'), description: refusalOf(error) ?? otherwise, action });
  };

  const leftText = () => t(canBeFilled(match) ? 'leftText' : 'leftLateText');

  function end(homeAfterMs: number, title: string, description: string): void {
    onClose();
    endIn(homeAfterMs);
    void client.invalidateQueries({ queryKey: MATCHES });
    void client.invalidateQueries({ queryKey: ACTIVE_REQUEST });
    toastSuccess({ title, description });
  }

  const leave = useAction({
    name: LEAVE_MATCH,
    run: () => call('delete', '/api/matches/{id}/leave', { params }),
    onSuccess: ({ outcome }) => end(0, t('left'), outcome === 'left_chat' ? t('leftChatText') : leftText()),
    onFailure: onFailure(LEAVE_MATCH, t('leaveFailed')),
    onSessionLost: logInAgain,
  });

  const cancel = useAction({
    name: CANCEL_MATCH,
    run: () => call('delete', '/api/matches/{id}', { params }),
    onSuccess: ({ outcome }) =>
      outcome === 'left'
        ? end(0, t('left'), `${t('leftInstead')} ${leftText()}`)
        : end(HOME_AFTER_CANCEL_MS, t('cancelled'), t('cancelledText')),
    onFailure: onFailure(CANCEL_MATCH, t('cancelFailed')),
    onSessionLost: logInAgain,
  });

  return {
    leave: { ...leave, failure: failureOf(leave.error, t('leaveFailed')) },
    cancel: { ...cancel, failure: failureOf(cancel.error, t('cancelFailed')) },
  };
}

const failureOf = (error: Error | null, otherwise: string) =>
  error && { message: refusalOf(error) ?? otherwise };
