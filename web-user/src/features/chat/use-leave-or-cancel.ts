import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { ACTIVE_REQUEST, MATCHES } from '../../shared/api/keys.js';
import type { Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { onSessionLost } from '../../shared/session/session-lost.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
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

  const action = (otherwise: string) => ({
    failure: { title: t('error'), text: otherwise, hidesOutages: true },
    onFailure: (error: Error) => {
      if (!isNotFound(error)) return false;
      toastError({ title: t('endedTitle'), description: t('endedText') });
      void navigate('/');
      return true;
    },
    onSessionLost: logInAgain,
  });

  const leftText = () => t(canBeFilled(match) ? 'leftText' : 'leftLateText');

  function end(homeAfterMs: number): void {
    onClose();
    endIn(homeAfterMs);
    void client.invalidateQueries({ queryKey: MATCHES });
    void client.invalidateQueries({ queryKey: ACTIVE_REQUEST });
  }

  const leave = useAction({
    name: LEAVE_MATCH,
    run: () => call('delete', '/api/matches/{id}/leave', { params }),
    done: ({ outcome }) => ({
      title: t('left'),
      description: outcome === 'left_chat' ? t('leftChatText') : leftText(),
    }),
    onSuccess: () => end(0),
    ...action(t('leaveFailed')),
  });

  const cancel = useAction({
    name: CANCEL_MATCH,
    run: () => call('delete', '/api/matches/{id}', { params }),
    done: ({ outcome }) =>
      outcome === 'left'
        ? { title: t('left'), description: `${t('leftInstead')} ${leftText()}` }
        : { title: t('cancelled'), description: t('cancelledText') },
    onSuccess: ({ outcome }) => end(outcome === 'left' ? 0 : HOME_AFTER_CANCEL_MS),
    ...action(t('cancelFailed')),
  });

  return { leave, cancel };
}
