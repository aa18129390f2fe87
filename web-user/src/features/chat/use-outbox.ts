import { useCallback, useEffect, useRef, useState } from 'react';
import { keepLocalNote, localNote } from '../../shared/local-notes.js';
import { useLive } from '../../shared/realtime/live.js';

/** A message that has left the composer and that the server has not confirmed yet. */
export interface Outgoing {
  clientId: string;
  text: string;
  state: 'sending' | 'failed';
  /** What the server said against it. */
  reason?: string;
}

export type Outbox = ReturnType<typeof useOutbox>;

/** Without an answer by then, a message counts as not sent. */
const ANSWER_WITHIN_MS = 10_000;

/** Random enough to name a message; `crypto.randomUUID` is missing where a page is not served securely. */
const newClientId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

/** What was not confirmed when the chat was last left. */
function leftOver(note: string): Outgoing[] {
  try {
    return JSON.parse(localNote(note) || '[]') as Outgoing[];
  } catch {
    return [];
  }
}

/**
 * Shows what one writes at once and sees it through, also when the chat or the whole app is left in between: the same
 * `clientId` is sent again after a reconnection or a retry, so the server keeps it only once.
 */
export function useOutbox(matchId: number, userId: number) {
  const live = useLive();
  const note = `outbox.${userId}.${matchId}`;
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => leftOver(note));
  const latest = useRef(outgoing);
  useEffect(() => {
    latest.current = outgoing;
    keepLocalNote(note, outgoing.length > 0 ? JSON.stringify(outgoing) : '');
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

  /** @returns whether there was an open connection to send it over. */
  const transmit = useCallback(
    ({ clientId, text }: Pick<Outgoing, 'clientId' | 'text'>): boolean => {
      if (!live.send({ type: 'chat_message', matchId, userId, message: text, clientId })) return false;
      setTimeout(() => {
        const isWaiting = latest.current.some((one) => one.clientId === clientId && one.state === 'sending');
        if (isWaiting) patch(clientId, { state: 'failed' });
      }, ANSWER_WITHIN_MS);
      return true;
    },
    [live, matchId, patch, userId],
  );

  /** @returns false when nothing could be sent and the text should stay where it is. */
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

  /** What was on its way when the connection broke goes out once more. */
  const resume = useCallback(
    () => latest.current.filter(({ state }) => state === 'sending').forEach(transmit),
    [transmit],
  );

  return { outgoing, send, retry, cancel, confirm: drop, refuse, resume };
}
