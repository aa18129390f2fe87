import type { OpenRequestView } from '../../../application/matching-request/find-open-request.js';
import type { OpenRequestRow } from '../../../application/matching-request/ports.js';
import type { MatchingRequest } from '../../../domain/matching-request/matching-request.js';
import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
} from '../../../domain/matching-request/matching-request-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';
import type { ActiveRequestResponse, ConflictResponse, RequestResponse } from './matching-request.dto.js';

export function presentRequest(request: MatchingRequest | OpenRequestRow): RequestResponse {
  return {
    id: request.id,
    userId: request.userId,
    meetupType: request.meetupType,
    venueType: request.venueType,
    preferredTime: request.preferredTime,
    preferredDate: request.preferredDate,
    maxDistance: request.maxDistance,
    ageRangeMin: request.ageRangeMin,
    ageRangeMax: request.ageRangeMax,
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  };
}

export function presentActiveRequest({ row, ...view }: OpenRequestView): ActiveRequestResponse {
  return {
    ...presentRequest(row),
    distanceApplies: view.distanceApplies,
    keepsLocation: row.keepsLocation,
    decidedAt: view.decidedAt.toISOString(),
    othersWaiting: view.othersWaiting,
    sharedLanguage: row.sharedLanguage,
    notTheOnly: row.notTheOnly,
  };
}

/** The fields of a 409 response beside message and code. */
export function presentConflict(error: DomainError): Omit<ConflictResponse, 'message' | 'code'> | object {
  if (error instanceof AlreadyInActiveMatch) {
    return { conflict: true, conflictType: 'active_match', existingRequest: null };
  }
  if (error instanceof AlreadyHasActiveRequest) {
    const { existing } = error;
    return {
      conflict: true,
      conflictType: 'active_request',
      existingRequest: existing && { id: existing.id, meetupType: existing.meetupType },
    };
  }
  return {};
}
