import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { messagesKey } from '../../shared/api/keys.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { useLive } from '../../shared/realtime/live.js';
import { loadOutbox, newClientId, type Outgoing, saveOutgoing, watchOutbox } from './outbox-storage.js';
import { addMessage, type Thread } from './thread.js';

export type Outbox = ReturnType<typeof useOutbox>;

/** The timeout after which an unconfirmed message counts as failed, and a connection without a frame since as dead. */
const CONFIRM_TIMEOUT_MS = 10_000;

/**
 * Shows sent messages optimistically and delivers them, even if the chat or the app is closed in between: over the
 * WebSocket, or over HTTP where it is not open. A retry sends the same `clientId`, the idempotency key by which the server
 * stores a message once. All tabs of a user show the same unconfirmed messages.
 */
export function useOutbox(matchId: number, userId: number) {
  const live = useLive();
  const client = useQueryClient();
  const room = `${userId}.${matchId}`;
  const [outgoing, setOutgoing] = useState(() => loadOutbox(room));
  const latest = useRef(outgoing);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  /** Requests one after the other, because the server stores messages in the order of their arrival. */
  const requests = useRef(Promise.resolve());

  const show = useCallback((next: readonly Outgoing[]) => {
    latest.current = next;
    setOutgoing(next);
  }, []);
  const find = useCallback((id: string) => latest.current.find(({ clientId }) => clientId === id), []);
  const showOne = useCallback(
    (one: Outgoing) =>
      show(
        find(one.clientId)
          ? latest.current.map((other) => (other.clientId === one.clientId ? one : other))
          : [...latest.current, one],
      ),
    [find, show],
  );
  const hide = useCallback(
    (id: string) => void (find(id) && show(latest.current.filter(({ clientId }) => clientId !== id))),
    [find, show],
  );

  const put = useCallback(
    (one: Outgoing) => {
      saveOutgoing(room, one.clientId, one);
      showOne(one);
    },
    [room, showOne],
  );
  const drop = useCallback(
    (clientId: string) => {
      if (!find(clientId)) return;
      saveOutgoing(room, clientId, null);
      hide(clientId);
    },
    [find, hide, room],
  );
  const patch = useCallback(
    (clientId: string, change: Partial<Outgoing>) => {
      const one = find(clientId);
      if (one) put({ ...one, ...change });
    },
    [find, put],
  );

  const failLater = useCallback(
    (clientId: string, onTimeout?: () => void) => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        if (find(clientId)?.state !== 'sending') return;
        patch(clientId, { state: 'failed' });
        onTimeout?.();
      }, CONFIRM_TIMEOUT_MS);
      timers.current.add(timer);
    },
    [find, patch],
  );

  useEffect(() => {
    const started = timers.current;
    // The tab that was sending these may have been closed or reloaded.
    for (const { clientId, state } of latest.current) if (state === 'sending') failLater(clientId);
    const unwatch = watchOutbox(room, (clientId, one) => {
      if (!one) return hide(clientId);
      showOne(one);
      if (one.state === 'sending') failLater(clientId);
    });
    return () => {
      unwatch();
      started.forEach(clearTimeout);
      started.clear();
    };
  }, [failLater, hide, room, showOne]);

  const post = useCallback(
    async ({ clientId, text }: Outgoing) => {
      try {
        const body = { message: text, clientId };
        const stored = await call('post', '/api/matches/{id}/messages', { params: { id: matchId }, body });
        client.setQueryData<Thread>(messagesKey(matchId), (known) => known && addMessage(known, stored));
        drop(clientId);
      } catch (error) {
        // Without an answer the message may be stored: it is sent again, or the timeout says so.
        const reason = refusalOf(error);
        if (reason) patch(clientId, { state: 'failed', reason });
      }
    },
    [client, drop, matchId, patch],
  );

  const transmit = useCallback(
    (message: Outgoing) => {
      const { clientId, text } = message;
      if (live.send({ type: 'chat_message', matchId, userId, message: text, clientId })) {
        const sentAt = Date.now();
        return failLater(clientId, () => live.reconnectIfSilentSince(sentAt));
      }
      failLater(clientId);
      requests.current = requests.current.then(() => post(message));
    },
    [failLater, live, matchId, post, userId],
  );

  const send = useCallback(
    (written: string) => {
      const text = written.trim();
      const message: Outgoing = { clientId: newClientId(), text, state: 'sending', at: Date.now() };
      put(message);
      transmit(message);
    },
    [put, transmit],
  );

  const retry = useCallback(
    (message: Outgoing) => {
      patch(message.clientId, { state: 'sending', reason: undefined });
      transmit(message);
    },
    [patch, transmit],
  );

  const cancel = useCallback((message: Outgoing) => drop(message.clientId), [drop]);

  const refuse = useCallback(
    (clientId: string, reason: string) => patch(clientId, { state: 'failed', reason }),
    [patch],
  );

  /** Resends unconfirmed messages after a reconnection. */
  const resume = useCallback(
    () => latest.current.filter(({ state }) => state === 'sending').forEach(transmit),
    [transmit],
  );

  /** Drops the messages that are among the stored ones, such as those that another tab sent or this one before a reload. */
  const settle = useCallback(
    (stored: readonly ChatMessage[]) => {
      const ids = new Set(stored.map(({ clientId }) => clientId));
      for (const { clientId } of latest.current) if (ids.has(clientId)) drop(clientId);
    },
    [drop],
  );

  return { outgoing, send, retry, cancel, confirm: drop, refuse, resume, settle };
}
