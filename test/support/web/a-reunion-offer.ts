/** The offer to meet the others of a match of four again. */
export const A_REUNION_OFFER = {
  matchId: 7,
  metOn: '2026-11-28',
  preferredDate: '2026-12-12',
  preferredTime: 'dinner',
  venueType: 'cafe',
  expiresAt: '2026-12-11T05:00:00.000Z',
  people: ['Mateo', 'Priya', 'Mia'].map((firstName, at) => ({
    userId: 1002 + at,
    firstName,
    profileImageUrl: null,
  })),
};
