import type { Slot } from '@domain/shared/slot.js';
import { useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { openInvitation } from './invitation.js';
import { t } from './messages.js';

interface InvitedCardProps {
  /** The upcoming matches of the user: with a seat at that time a request would be refused. */
  seats: readonly Match[];
  onFind: (slot: Slot | null) => void;
}

/** Leads a user who came by a friend's link, and has no request yet, to one for the same slot. */
export function InvitedCard({ seats, onFind }: InvitedCardProps) {
  const [invitation] = useState(openInvitation);
  if (!invitation) return null;
  const { slot } = invitation;
  const isSeated = seats.some(
    ({ suggestedDate, suggestedTime }) =>
      suggestedDate === slot?.preferredDate && suggestedTime === slot.preferredTime,
  );
  if (isSeated) return null;
  return (
    <Card aria-labelledby="invited">
      <h2 id="invited" className="text-lg">
        {t('invitedTitle')}
      </h2>
      <p className="mt-2 text-muted">
        {slot
          ? t('invitedText', {
              date: saturdayLabel(slot.preferredDate),
              meal: mealLabel(slot.preferredTime),
              venue: venueLabel(slot.venueType),
            })
          : t('invitedTextCut')}
      </p>
      <Button className="mt-4 w-full" onClick={() => onFind(slot)}>
        {t('find')}
      </Button>
    </Card>
  );
}
