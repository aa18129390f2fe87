import { VENUE_TYPES } from '@domain/shared/slot.js';
import { venueLabel } from './slot-labels.js';

/** Venue types in the format of the `choices` prop. */
export const VENUE_CHOICES = VENUE_TYPES.map((id) => ({ id, name: venueLabel(id) }));
