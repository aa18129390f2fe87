import { VENUE_TYPES } from '@domain/shared/slot.js';
import { venueLabel } from './slot-labels.js';

/** Kinds of places as choices of a field. */
export const VENUE_CHOICES = VENUE_TYPES.map((id) => ({ id, name: venueLabel(id) }));
