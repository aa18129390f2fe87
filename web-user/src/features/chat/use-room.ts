import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error.js';
import { matchKey, messagesKey } from '../../shared/api/keys.js';
import { errorMessage } from '../../shared/i18n/messages-of.js';
import type { ChatMessage, Match } from '../../shared/api/types.js';
import type { ServerFrame } from '../../shared/realtime/frames.js';
import { useFrames, useLive } from '../../shared/realtime/live.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { nameOf } from './people.js';
import { canBeFilled } from './seat-filling.js';
import { useMatch, useThread } from './queries.js';
import { type Thread, addMessage } from './thread.js';
import { CANCEL_MATCH, LEAVE_MATCH } from './use-leave-or-cancel.js';
import { useOutbox } from './use-outbox.js';

const HOME_AFTER_CANCELLED_MS = 1_500;

/** State of an open chat: its match, its messages and the events of the WebSocket. */
export function useRoom(matchId: number, userId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const live = useLive();
  const [isOver, setIsOver] = useState(false);
  const match = useMatch(matchId, isOver);
  const thread = useThread(matchId, isOver);
  const outbox = useOutbox(matchId, userId);
  const { settle } = outbox;
  const homeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => live.join(matchId), [live, matchId]);
  // Before the screen is drawn, so that no message is seen twice.
  useLayoutEffect(() => settle(thread.data?.messages ?? []), [settle, thread.data]);
  useEffect(() => () => clearTimeout(homeTimer.current), []);

  /** Stops refetching and, after a delay, returns to the home screen. */
  const endIn = useCallback(
    (ms: number) => {
      setIsOver(true);
      homeTimer.current = setTimeout(() => void navigate('/'), ms);
    },
    [navigate],
  );

  // The frames of the user's own act can arrive before its response, which shows the right notice.
  const isEnding =
    useIsMutating({ mutationKey: [LEAVE_MATCH] }) + useIsMutating({ mutationKey: [CANCEL_MATCH] }) > 0;
  const isGone = !isOver && !isEnding && (isNotFound(match.error) || isNotFound(thread.error));
  useEffect(() => {
    if (!isGone) return;
    toastError({ title: t('endedTitle'), description: t('endedText') });
    client.removeQueries({ queryKey: matchKey(matchId) });
    void navigate('/');
  }, [isGone, client, matchId, navigate]);

  const refresh = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey, exact: true });

  /** Cancels a running request first: its response could lack newer messages and still replace the cache. */
  async function refetchFromServer(): Promise<void> {
    const queryKey = messagesKey(matchId);
    await client.cancelQueries({ queryKey, exact: true });
    refresh(queryKey);
  }

  function keep(message: ChatMessage): void {
    const queryKey = messagesKey(matchId);
    const isFetching = client.isFetching({ queryKey, exact: true }) > 0;
    const add = () =>
      void client.setQueryData<Thread>(queryKey, (known) => known && addMessage(known, message));
    if (isFetching) void refetchFromServer().then(add);
    else add();
  }

  function leftTheTable(leaverId: number): void {
    const table = client.getQueryData<Match>(matchKey(matchId));
    const leaver = table?.users.find(({ id }) => id === leaverId);
    const text = table && canBeFilled(table) ? 'someoneLeftText' : 'someoneLeftLateText';
    toastSuccess({
      title: t('someoneLeft'),
      description: t(text, { name: leaver ? nameOf(leaver) : t('someone') }),
    });
    refresh(matchKey(matchId));
  }

  useFrames((frame: ServerFrame) => {
    if (isOver) return;
    if (frame.type === 'matches_changed') {
      refresh(matchKey(matchId));
      // Blocks decide which messages are visible.
      return refresh(messagesKey(matchId));
    }
    if (frame.type === 'error' && frame.clientId) {
      return outbox.refuse(frame.clientId, errorMessage(frame.code, frame.message, frame.values));
    }
    if (!('matchId' in frame) || frame.matchId !== matchId) return;
    switch (frame.type) {
      case 'room_joined':
        void refetchFromServer();
        return outbox.resume();
      case 'message_sent':
        if (frame.clientId) outbox.confirm(frame.clientId);
        return keep(frame.message);
      case 'new_message':
        // Another tab sent it, or this one before a reload; the history says which one it was.
        if (frame.message.user.id === userId && outbox.outgoing.length > 0) return void refetchFromServer();
        return keep(frame.message);
      case 'participant_left':
        return frame.userId === userId ? refresh(matchKey(matchId)) : leftTheTable(frame.userId);
      case 'match_cancelled':
        toastSuccess({ title: t('cancelled'), description: t('cancelledByOther') });
        return endIn(HOME_AFTER_CANCELLED_MS);
    }
  });

  return { match, thread, outbox, isOver, endIn };
}
