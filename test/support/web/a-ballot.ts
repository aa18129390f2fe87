import type { ProposedVenue } from '../../../web-user/src/features/venue/ballot.js';
import type { VenueBallot } from '../../../web-user/src/shared/api/types.js';

const BEN = { id: 1002, firstName: 'Ben' };

/** A cafe proposed by the product, with the fields that matter to the test. */
export const aVenue = (fields: Partial<ProposedVenue> = {}): ProposedVenue => ({
  id: 1,
  name: 'Cafe Mira',
  address: '12 Main Street',
  venueType: 'cafe',
  latitude: 42.36,
  longitude: -71.06,
  website: null,
  phone: null,
  bookingPolicy: null,
  openness: 'open',
  byProduct: true,
  proposedBy: null,
  votes: 0,
  isMine: false,
  isFull: false,
  ...fields,
});

/** Two proposals: Cafe Mira leads with one vote, Tea Time was proposed by Ben. */
export const aBallot = (fields: Partial<VenueBallot> = {}): VenueBallot => ({
  isOpen: true,
  takesProposals: true,
  isPicker: false,
  booking: null,
  call: null,
  notesForBooker: [],
  closesAt: '2026-11-28T15:00:00Z',
  chosenId: 1,
  suggestedLocation: 'Cafe Mira, 12 Main Street',
  venues: [
    aVenue({ votes: 1 }),
    aVenue({ id: 2, name: 'Tea Time', address: null, byProduct: false, proposedBy: BEN }),
  ],
  ...fields,
});
