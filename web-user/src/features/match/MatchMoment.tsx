import { Suspense, useEffect, useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { useIsVisible } from '../../shared/hooks/use-is-visible.js';
import { lazyComponent } from '../../shared/lazy-component.js';

const MomentDialog = lazyComponent(() => import('./MomentDialog.js'), 'MomentDialog');

/** The highest id of the matches that this device has shown: ids ascend, so one number tells which were. */
const SHOWN = 'match-moment';

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Shows a new table over the whole screen, once on this device: neither after its chat was read nor over an open dialog.
 */
export function MatchMoment({ match }: { match: Match }) {
  const [isOpen, setIsOpen] = useState(false);
  const isVisible = useIsVisible();
  const isOnline = useIsOnline();
  const { id } = match;
  const isDue =
    isVisible && isOnline && match.meetup === null && match.lastReadMessageId === 0 && match.users.length > 0;
  useEffect(() => {
    if (!isDue || id <= Number(devicePreference(SHOWN)) || isDialogOpen()) return;
    // On a device that keeps nothing it would come back with each visit.
    if (setDevicePreference(SHOWN, String(id))) setIsOpen(true);
  }, [isDue, id]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <MomentDialog match={match} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
