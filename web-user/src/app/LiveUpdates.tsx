import { lastSeatingOf } from '@domain/shared/slot.js';
import { useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { ACTIVE_REQUEST, MATCHES, MEETUPS, VERIFICATION } from '../shared/api/keys.js';
import type { Match } from '../shared/api/types.js';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { useFrames } from '../shared/realtime/live.js';
import { toastSuccess } from '../shared/ui/toast/toast-store.js';

const t = messagesOf('live-updates');

const CHANGES = [
  'match_found',
  'matches_changed',
  'match_cancelled',
  'participant_left',
  'seat_lost',
  'request_closed',
];

/** Invalidates the cached queries that a WebSocket event names, on every screen. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useFrames((frame) => {
    if (!CHANGES.includes(frame.type)) return;
    void client.invalidateQueries({ queryKey: MATCHES });
    void client.invalidateQueries({ queryKey: ACTIVE_REQUEST });
    void client.invalidateQueries({ queryKey: MEETUPS });
    void client.invalidateQueries({ queryKey: VERIFICATION });
    // Home and the matches show and announce a new table themselves.
    if (frame.type === 'match_found' && !['/', '/matches'].includes(pathname))
      toastSuccess({ title: t('foundTitle'), description: t('foundText') });
    if (frame.type === 'seat_lost')
      toastSuccess({ title: t('seatLostTitle'), description: t('seatLostText') });
    if (frame.type === 'request_closed')
      toastSuccess({ title: t('closedTitle'), description: t('closedText') });
    // The chat of that match announces it itself, because it also returns to the home screen.
    if (
      frame.type === 'match_cancelled' &&
      matchPath('/chat/:id', pathname)?.params.id !== `${frame.matchId}`
    ) {
      const table = client.getQueryData<Match[]>(MATCHES)?.find(({ id }) => id === frame.matchId);
      // Only a table that the product formed is formed again, and not shortly before its start.
      const isFormedAgain = table && new Date() < lastSeatingOf(new Date(table.startsAt));
      const description = table?.meetup
        ? t('meetupCancelledText', { title: table.meetup.title })
        : t(isFormedAgain ? 'cancelledText' : 'cancelledLateText');
      toastSuccess({ title: t('cancelledTitle'), description });
    }
  });
  return null;
}
