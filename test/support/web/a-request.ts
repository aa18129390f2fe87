import type { ActiveRequest, RequestConflict } from '../../../web-user/src/shared/api/types.js';

/** Ada's open request for lunch in a cafe. */
export const aRequest = (fields: Partial<ActiveRequest> = {}): ActiveRequest => ({
  id: 71,
  userId: 1001,
  meetupType: 'group',
  venueType: 'cafe',
  preferredTime: 'lunch',
  preferredDate: '2026-11-28',
  maxDistance: 10,
  ageRangeMin: 18,
  ageRangeMax: 80,
  status: 'active',
  distanceApplies: true,
  keepsLocation: false,
  decidedAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  othersWaiting: 'few',
  sharedLanguage: false,
  notTheOnly: null,
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
  ...fields,
});

/** The response to a second request while request 71 is open. */
export const aConflict = (fields: Partial<RequestConflict> = {}): RequestConflict => ({
  message: 'You already have an active request',
  code: 'active_request',
  conflict: true,
  conflictType: 'active_request',
  existingRequest: { id: 71, meetupType: 'group' },
  ...fields,
});
