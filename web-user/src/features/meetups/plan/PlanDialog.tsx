import { MIN_TRUST_TO_ORGANIZE } from '@domain/meetup/meetup.js';
import { useMe } from '../../../shared/session/me.js';
import { EditMeetup } from './EditMeetup.js';
import { TrustRequired } from './TrustRequired.js';
import { OpenMeetup } from './OpenMeetup.js';
import type { LinkedVenue } from './venue-from-link.js';

interface PlanDialogProps {
  /** 'new', or the id of the meetup to edit. */
  planning: 'new' | number;
  /** The venue from the link, if any. */
  venue: LinkedVenue | null;
  onOpened: (meetupId: number) => void;
  onVerifyTrust: () => void;
  onClose: () => void;
}

/** The dialog with the form of a meetup, or with the missing trust steps. */
export function PlanDialog({ planning, venue, onOpened, onVerifyTrust, onClose }: PlanDialogProps) {
  const { trustScore } = useMe();
  if (planning !== 'new') return <EditMeetup key={planning} meetupId={planning} onClose={onClose} />;
  if (trustScore < MIN_TRUST_TO_ORGANIZE)
    return <TrustRequired onVerifyTrust={onVerifyTrust} onClose={onClose} />;
  return <OpenMeetup venue={venue} onOpened={onOpened} onClose={onClose} />;
}
