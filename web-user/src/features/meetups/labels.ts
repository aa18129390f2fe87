import type { Meetup } from '../../shared/api/types.js';
import { distanceLabel } from '../../shared/distances.js';
import { t } from './messages.js';

/** Formats a distance as '3 miles away'; empty if either position is unknown. */
export function awayLabel(miles: number | null): string {
  if (miles === null) return '';
  return miles < 1
    ? t('under', { distance: distanceLabel(1) })
    : t('away', { distance: distanceLabel(miles) });
}

/** Formats an age range as '21 – 30'; empty if it is open. */
export function agesLabel({ ageRangeMin: min, ageRangeMax: max }: Meetup): string {
  if (min !== null && max !== null) return t('ageRange', { min, max });
  if (min !== null) return t('agesFrom', { min });
  return max === null ? '' : t('agesUpTo', { max });
}
