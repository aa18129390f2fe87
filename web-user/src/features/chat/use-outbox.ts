import { useCallback, useEffect, useRef, useState } from 'react';
import { saveLocalNote, localNote } from '../../shared/local-notes.js';
import { useLive } from '../../shared/realtime/live.js';

/** A message that was sent and that the server has not confirmed yet. */
export interface Outgoing {
  clientId: string;
  text: string;
  state: 'sending' | 'failed';
  /** The error message of the server. */
  reason?: string;
}

export type Outbox = ReturnType<typeof useOutbox>;

/** The timeout after which an unconfirmed message counts as failed, and a connection without a frame since as dead. */
const CONFIRM_TIMEOUT_MS = 10_000;

/** A random message id; `crypto.randomUUID` is undefined in insecure contexts. */
const newClientId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

/** Loads the unconfirmed messages of an earlier visit from local storage. */
function loadUnconfirmed(note: string): Outgoing[] {
  try {
    return JSON.parse(localNote(note) || '[]') as Outgoing[];
  } catch {
    return [];
  }
}

/**
 * Shows sent messages optimistically and delivers them, even if the chat or the app is closed in between. A retry sends
 * the same `clientId`, the idempotency key by which the server stores a message once.
 */
export function useOutbox(matchId: number, userId: number) {
  const live = useLive();
  const note = `outbox.${userId}.${matchId}`;
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => loadUnconfirmed(note));
  const latest = useRef(outgoing);
  useEffect(() => {
    latest.current = outgoing;
    saveLocalNote(note, outgoing.length > 0 ? JSON.stringify(outgoing) : '');
  }, [note, outgoing]);

  const patch = useCallback(
    (clientId: string, change: Partial<Outgoing>) =>
      setOutgoing((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...change } : one))),
    [],
  );

  const drop = useCallback(
    (clientId: string) => setOutgoing((all) => all.filter((one) => one.clientId !== clientId)),
    [],
  );

  /** @returns whether an open connection took the message */
  const transmit = useCallback(
    ({ clientId, text }: Pick<Outgoing, 'clientId' | 'text'>): boolean => {
      if (!live.send({ type: 'chat_message', matchId, userId, message: text, clientId })) return false;
      const sentAt = Date.now();
      setTimeout(() => {
        const isWaiting = latest.current.some((one) => one.clientId === clientId && one.state === 'sending');
        if (!isWaiting) return;
        patch(clientId, { state: 'failed' });
        live.reconnectIfSilentSince(sentAt);
      }, CONFIRM_TIMEOUT_MS);
      return true;
    },
    [live, matchId, patch, userId],
  );

  /** @returns false when the message could not be sent and the text stays in the composer */
  const send = useCallback(
    (text: string): boolean => {
      const message = { clientId: newClientId(), text: text.trim() };
      if (!message.text || !transmit(message)) return false;
      setOutgoing((all) => [...all, { ...message, state: 'sending' }]);
      return true;
    },
    [transmit],
  );

  const retry = useCallback(
    (message: Outgoing) => {
      if (transmit(message)) patch(message.clientId, { state: 'sending', reason: undefined });
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

  return { outgoing, send, retry, cancel, confirm: drop, refuse, resume };
}
