import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CurrentUser } from '../api/types.js';
import { useMe } from '../session/me.js';
import { useSession } from '../session/session.js';
import { useIsOffline } from './connection.js';
import { keep, keptOf } from './kept.js';
import { type KeptAnswer, united, worthKeeping } from './snapshot.js';

/** Debounces writes, because responses arrive in groups. */
const TOGETHER_MS = 1_500;
/** The minimum interval between writes of the timestamp alone. */
const SAME_MS = 60_000;

/** Keeps the offline snapshot up to date, and refetches all queries when the network is back. */
export function KeepOnDevice() {
  const client = useQueryClient();
  const me = useMe();
  const session = useSession();
  const isOffline = useIsOffline();
  const isFromServer = session.status === 'known' && !session.kept;

  useEffect(() => (isFromServer ? keepUpToDate(client, me) : undefined), [client, me, isFromServer]);
  useEffect(() => {
    if (isOffline) return () => void client.invalidateQueries();
  }, [client, isOffline]);
  return null;
}

/**
 * Subscribes to the query cache and saves after each response.
 * @returns the function that unsubscribes
 */
function keepUpToDate(client: QueryClient, user: CurrentUser): () => void {
  const before = keptOf(user.id).then((kept) => kept?.answers ?? []);
  let written: { answers: readonly KeptAnswer[]; at: number } = { answers: [], at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    timer = undefined;
    const answers = worthKeeping(united(await before, answersIn(client)));
    const at = Math.max(...answers.map((answer) => answer.at));
    if (answers.length === 0 || (at - written.at < SAME_MS && areSame(answers, written.answers))) return;
    written = { answers, at };
    await keep({ user, at, answers });
  }

  const soon = () => (timer ??= setTimeout(() => void write(), TOGETHER_MS));
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') soon();
  });
  soon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const answersIn = (client: QueryClient): KeptAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));

/** Structural sharing of the query cache returns the same object for an unchanged response. */
const areSame = (some: readonly KeptAnswer[], others: readonly KeptAnswer[]): boolean =>
  some.length === others.length && some.every(({ data }, index) => data === others[index]!.data);
