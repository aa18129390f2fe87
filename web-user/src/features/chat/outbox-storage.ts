import { localNotesOf, saveLocalNote, watchLocalNotes } from '../../shared/local-notes.js';

/** A message that was sent and that the server has not confirmed yet. */
export interface Outgoing {
  clientId: string;
  text: string;
  state: 'sending' | 'failed';
  /** The error message of the server. */
  reason?: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/*
 * Each message is stored under a key of its own, so that a tab does not overwrite those of another one. A room is named by
 * its user and its match.
 */
const noteOf = (room: string, clientId = ''): string => `outbox.${room}.${clientId}`;

/** A random message id; `crypto.randomUUID` is undefined in insecure contexts. */
export const newClientId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

/** @returns null for a text that is no message, such as the empty one of a removed note */
function parsed(text: string): Outgoing | null {
  try {
    return JSON.parse(text) as Outgoing;
  } catch {
    return null;
  }
}

/** The unconfirmed messages of all tabs, also of earlier visits; oldest first. */
export const loadOutbox = (room: string): readonly Outgoing[] =>
  localNotesOf(noteOf(room))
    .flatMap((text) => parsed(text) ?? [])
    .sort((one, other) => one.at - other.at);

/** Saves a message; null removes it. */
export function saveOutgoing(room: string, clientId: string, message: Outgoing | null): void {
  saveLocalNote(noteOf(room, clientId), message ? JSON.stringify(message) : '');
}

/**
 * Subscribes to what other tabs do; the listener gets null for a removed message.
 * @returns the function that unsubscribes
 */
export const watchOutbox = (
  room: string,
  listener: (clientId: string, message: Outgoing | null) => void,
): (() => void) =>
  watchLocalNotes(noteOf(room), ({ name, text }) => listener(name.slice(noteOf(room).length), parsed(text)));
