import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.js';
import { MATCHES, matchKey } from '../../shared/api/keys.js';
import type { ChatMessage, Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { isSystem } from './people.js';

interface ReadPosition {
  match: Match;
  messages: readonly ChatMessage[];
  meId: number;
  /** Whether the end of the chat is visible in a visible tab. */
  isReading: boolean;
}

/**
 * Updates the read position locally and on the server. `firstNew` is the first unread message; it stays the same while
 * the user reads.
 */
export function useReadMark({ match, messages, meId, isReading }: ReadPosition) {
  const mark = useMarkAsRead(match.id);
  const [readTo, setReadTo] = useState(match.lastReadMessageId);
  const [firstNew, setFirstNew] = useState(() => unreadSince(messages, readTo, meId)[0]?.id);
  const told = useRef(match.lastReadMessageId);
  const newest = messages.at(-1)?.id ?? 0;
  const waiting = unreadSince(messages, readTo, meId);

  if (isReading && newest > readTo) setReadTo(newest);
  if (!isReading && waiting[0] && waiting[0].id !== firstNew) setFirstNew(waiting[0].id);

  const { mutate, isPending } = mark;
  useEffect(() => {
    if (!isReading || isPending || newest <= told.current) return;
    told.current = newest;
    mutate(newest);
  }, [isReading, isPending, newest, mutate]);

  return { firstNew, waiting: waiting.length };
}

/**
 * Saves the read position and updates the cached list of matches. A request that fails is not repeated: the next message and
 * the next visit of the chat save a later position, and until then the chat counts as unread, which costs one mail at most.
 */
function useMarkAsRead(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'mark-read',
    run: (messageId: number) =>
      call('post', '/api/matches/{id}/read', { params: { id: matchId }, body: { messageId } }),
    onSuccess: async (_, messageId) => {
      const read = (match: Match): Match => ({ ...match, unread: 0, lastReadMessageId: messageId });
      // Cancels a running request for the list, whose response would be stale.
      await client.cancelQueries({ queryKey: MATCHES });
      client.setQueryData<Match>(matchKey(matchId), (match) => match && read(match));
      client.setQueryData<Match[]>(MATCHES, (matches) =>
        matches?.map((match) => (match.id === matchId ? read(match) : match)),
      );
    },
  });
}

/** The messages of other members after the message `readTo`. System messages do not count as unread. */
function unreadSince(messages: readonly ChatMessage[], readTo: number, meId: number): readonly ChatMessage[] {
  // Searched from the end, because there are far fewer unread messages than read ones.
  let first = messages.length;
  while (first > 0 && messages[first - 1]!.id > readTo) first--;
  return messages.slice(first).filter(({ user, deleted }) => user.id !== meId && !isSystem(user) && !deleted);
}
