import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { messagesKey } from '../../shared/api/keys.js';
import type { ChatMessage } from '../../shared/api/types.js';
import type { LiveConnection } from '../../shared/realtime/live-connection.js';
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
  const [{ open, subscribe, now, ...outbox }] = useState(() => createOutbox(live, client, matchId, userId));
  useEffect(open, [open]);
  return { ...outbox, outgoing: useSyncExternalStore(subscribe, now) };
}

function createOutbox(live: LiveConnection, client: QueryClient, matchId: number, userId: number) {
  const room = `${userId}.${matchId}`;
  let outgoing = loadOutbox(room);
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Requests one after the other, because the server stores messages in the order of their arrival. */
  let requests = Promise.resolve();

  const find = (id: string) => outgoing.find(({ clientId }) => clientId === id);
  function show(next: readonly Outgoing[]): void {
    outgoing = next;
    listeners.forEach((tell) => tell());
  }
  function showOne(one: Outgoing): void {
    const isKnown = find(one.clientId) !== undefined;
    const replaced = outgoing.map((other) => (other.clientId === one.clientId ? one : other));
    show(isKnown ? replaced : [...outgoing, one]);
  }
  function hide(id: string): void {
    if (find(id)) show(outgoing.filter(({ clientId }) => clientId !== id));
  }
  function put(one: Outgoing): void {
    saveOutgoing(room, one.clientId, one);
    showOne(one);
  }
  function drop(clientId: string): void {
    if (!find(clientId)) return;
    saveOutgoing(room, clientId, null);
    hide(clientId);
  }
  function patch(clientId: string, change: Partial<Outgoing>): void {
    const one = find(clientId);
    if (one) put({ ...one, ...change });
  }
  function failLater(clientId: string, onTimeout?: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (find(clientId)?.state !== 'sending') return;
      patch(clientId, { state: 'failed' });
      onTimeout?.();
    }, CONFIRM_TIMEOUT_MS);
    timers.add(timer);
  }

  async function post({ clientId, text }: Outgoing): Promise<void> {
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
  }
  function transmit(message: Outgoing): void {
    const { clientId, text } = message;
    if (live.send({ type: 'chat_message', matchId, userId, message: text, clientId })) {
      const sentAt = Date.now();
      return failLater(clientId, () => live.reconnectIfSilentSince(sentAt));
    }
    failLater(clientId);
    requests = requests.then(() => post(message));
  }

  return {
    now: () => outgoing,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Watches the other tabs. @returns a function that stops it */
    open: () => {
      // The tab that was sending these may have been closed or reloaded.
      for (const { clientId, state } of outgoing) if (state === 'sending') failLater(clientId);
      const unwatch = watchOutbox(room, (clientId, one) => {
        if (!one) return hide(clientId);
        showOne(one);
        if (one.state === 'sending') failLater(clientId);
      });
      return () => {
        unwatch();
        timers.forEach(clearTimeout);
        timers.clear();
      };
    },
    send: (written: string) => {
      const text = written.trim();
      const message: Outgoing = { clientId: newClientId(), text, state: 'sending', at: Date.now() };
      put(message);
      transmit(message);
    },
    retry: (message: Outgoing) => {
      patch(message.clientId, { state: 'sending', reason: undefined });
      transmit(message);
    },
    cancel: ({ clientId }: Outgoing) => drop(clientId),
    confirm: drop,
    refuse: (clientId: string, reason: string) => patch(clientId, { state: 'failed', reason }),
    /** Resends unconfirmed messages after a reconnection. */
    resume: () => outgoing.filter(({ state }) => state === 'sending').forEach(transmit),
    /** Drops the messages that are among the stored ones, such as those that another tab sent or this one before a reload. */
    settle: (stored: readonly ChatMessage[]) => {
      const ids = new Set(stored.map(({ clientId }) => clientId));
      for (const { clientId } of outgoing) if (ids.has(clientId)) drop(clientId);
    },
  };
}
