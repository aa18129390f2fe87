import type { VenueType } from '@domain/shared/slot.js';
import type { Match } from '../../shared/api/types.js';
import { lazyComponent, lazyPart } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';

const BlockedPeople = lazyPart(() => import('../../features/safety/BlockedPeople.js'), 'BlockedPeople');
const EditProfileDialog = lazyComponent(
  () => import('../../features/profile/EditProfileDialog.js'),
  'EditProfileDialog',
);
const LeaveFirst = lazyComponent(() => import('./LeaveFirst.js'), 'LeaveFirst');
const LocationDialog = lazyComponent(
  () => import('../../features/location/LocationDialog.js'),
  'LocationDialog',
);
const LocationPrompt = lazyPart(() => import('../../features/location/LocationPrompt.js'), 'LocationPrompt');
const RemovePhone = lazyPart(() => import('../../features/trust-score/RemovePhone.js'), 'RemovePhone');
const RequestFlow = lazyComponent(
  () => import('../../features/matching-request/RequestFlow.js'),
  'RequestFlow',
);
const SettingsDialog = lazyComponent(
  () => import('../../features/settings/SettingsDialog.js'),
  'SettingsDialog',
);
const TrustDialog = lazyComponent(() => import('../../features/trust-score/TrustDialog.js'), 'TrustDialog');
export const WeeklyQuestion = lazyPart(
  () => import('../../features/next-saturday/WeeklyQuestion.js'),
  'WeeklyQuestion',
);

export type Open =
  | { dialog: 'request' | 'leave'; venueType: VenueType | null }
  | { dialog: 'location' | 'profile' | 'trust' | 'settings' };

interface HomeDialogsProps {
  open: Open | null;
  /** The table that a new request takes the place of. */
  table: Match | undefined;
  onOpen: (open: Open | null) => void;
}

/** The dialog that is open on home; each is loaded when it opens. */
export function HomeDialogs({ open, table, onOpen }: HomeDialogsProps) {
  const { isPhoneVerified, trustScore } = useMe();
  const onClose = () => onOpen(null);
  switch (open?.dialog) {
    case 'request':
      return <RequestFlow venueType={open.venueType} locationPrompt={<LocationPrompt />} onClose={onClose} />;
    case 'leave':
      return (
        table && (
          <LeaveFirst
            match={table}
            onStay={onClose}
            onLeft={() => onOpen({ dialog: 'request', venueType: open.venueType })}
          />
        )
      );
    case 'location':
      return <LocationDialog onClose={onClose} />;
    case 'profile':
      return <EditProfileDialog onClose={onClose} />;
    case 'trust':
      return <TrustDialog onClose={onClose} onAddPicture={() => onOpen({ dialog: 'profile' })} />;
    case 'settings':
      return (
        <SettingsDialog
          blockedPeople={<BlockedPeople />}
          weeklyQuestion={<WeeklyQuestion />}
          phone={isPhoneVerified && <RemovePhone score={trustScore} />}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}
