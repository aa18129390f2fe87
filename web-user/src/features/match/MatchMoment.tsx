import { type ComponentType, useEffect, useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { useIsVisible } from '../../shared/hooks/use-is-visible.js';

type Dialog = ComponentType<{ match: Match; onClose: () => void }>;

/** The highest id of the matches that this device has shown: ids ascend, so one number tells which were. */
const SHOWN = 'match-moment';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Shows a new table over the whole screen, once on this device: neither after its chat was read nor over an open dialog.
 */
export function MatchMoment({ match }: { match: Match }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const isVisible = useIsVisible();
  const isOnline = useIsOnline();
  const { id } = match;
  const isDue =
    isVisible && isOnline && match.meetup === null && match.lastReadMessageId === 0 && match.users.length > 0;
  useEffect(() => {
    if (!isDue || id <= Number(devicePreference(SHOWN)) || isDialogOpen()) return;
    let isOver = false;
    void import('./MomentDialog.js').then(
      ({ MomentDialog }) => {
        if (isOver || isDialogOpen()) return;
        // On a device that keeps nothing it would come back with each visit.
        if (setDevicePreference(SHOWN, String(id))) setDialog(() => MomentDialog);
      },
      // Without its chunk it waits for the next visit.
      () => undefined,
    );
    return () => void (isOver = true);
  }, [isDue, id]);
  return Dialog && <Dialog match={match} onClose={() => setDialog(null)} />;
}
