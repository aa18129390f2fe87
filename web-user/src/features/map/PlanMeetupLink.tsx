import { MIN_TRUST_TO_ORGANIZE } from '@domain/meetup/meetup.js';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMe } from '../../shared/session/me.js';
import type { PlaceOnMap } from './map-source.js';
import { t } from './messages.js';

/** Link to the meetup form, prefilled with this place; only for users with enough trust to organize. */
export function PlanMeetupLink({ place }: { place: PlaceOnMap }) {
  const { trustScore } = useMe();
  if (trustScore < MIN_TRUST_TO_ORGANIZE) return null;
  const { name, address, latitude, longitude, venueType } = place;
  const form = new URLSearchParams({
    plan: 'new',
    venue: name,
    ...(address && { address }),
    lat: String(latitude),
    lon: String(longitude),
    type: venueType,
  });
  return (
    <Link
      to={`/browse?${form}`}
      aria-label={t('planHereOf', { name })}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:text-tomato-deep"
    >
      <CalendarPlus aria-hidden className="size-4.5" />
      {t('planHere')}
    </Link>
  );
}
