import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CurrentUser } from '../api/types.js';
import { useMe } from '../session/me.js';
import { useSession } from '../session/session.js';
import { useIsOffline } from './connection.js';
import { saveSnapshot, loadSnapshot } from './snapshot-store.js';
import {
  type SnapshotEntry,
  mergeEntries,
  selectEntries,
  withoutPrivateFields,
  withoutPrivatePreferences,
} from './snapshot-entries.js';

/** Debounces writes, because responses arrive in groups. */
const DEBOUNCE_MS = 1_500;
/** The minimum interval between writes of the timestamp alone. */
const MIN_INTERVAL_MS = 60_000;

/** Keeps the offline snapshot up to date, and refetches all queries when the network is back. */
export function SnapshotWriter() {
  const client = useQueryClient();
  const me = useMe();
  const session = useSession();
  const isOffline = useIsOffline();
  const isFromServer = session.status === 'known' && !session.snapshot;

  useEffect(() => (isFromServer ? saveOnResponse(client, me) : undefined), [client, me, isFromServer]);
  useEffect(() => {
    if (isOffline) return () => void client.invalidateQueries();
  }, [client, isOffline]);
  return null;
}

/**
 * Subscribes to the query cache and saves after each response.
 * @returns the function that unsubscribes
 */
function saveOnResponse(client: QueryClient, user: CurrentUser): () => void {
  const before = loadSnapshot(user.id).then((snapshot) => snapshot?.answers ?? []);
  let written: { answers: readonly SnapshotEntry[]; at: number } = { answers: [], at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    timer = undefined;
    const answers = selectEntries(mergeEntries(await before, entriesIn(client)));
    const at = Math.max(...answers.map((answer) => answer.at));
    if (answers.length === 0 || (at - written.at < MIN_INTERVAL_MS && areSame(answers, written.answers)))
      return;
    written = { answers, at };
    await saveSnapshot({
      user: withoutPrivateFields(user),
      at,
      answers: answers.map(withoutPrivatePreferences),
    });
  }

  const scheduleWrite = () => (timer ??= setTimeout(() => void write(), DEBOUNCE_MS));
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') scheduleWrite();
  });
  scheduleWrite();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const entriesIn = (client: QueryClient): SnapshotEntry[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));

/** Structural sharing of the query cache returns the same object for an unchanged response. */
const areSame = (some: readonly SnapshotEntry[], others: readonly SnapshotEntry[]): boolean =>
  some.length === others.length && some.every(({ data }, index) => data === others[index]!.data);
