import type { MatchingRequests, RequestingUsers } from '../../application/matching-request/ports.js';
import { OwnPrivatePreferences } from '../../application/private-preferences/own-private-preferences.js';
import type { AllPrivatePreferences } from '../../application/private-preferences/ports.js';
import type { Events } from '../../application/shared/ports.js';
import type { LanguagesChanged } from '../../domain/private-preferences/private-preferences.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly requests: MatchingRequests;
  readonly requestingUsers: RequestingUsers;
  readonly privatePreferences: AllPrivatePreferences;
  readonly events: Events<LanguagesChanged>;
}

export function composePrivatePreferences(
  { unitOfWork, limiter }: Pick<Shared, 'unitOfWork' | 'limiter'>,
  { requests, requestingUsers, privatePreferences, events }: Ports,
) {
  return {
    ownPrivatePreferences: new OwnPrivatePreferences(
      unitOfWork,
      requestingUsers,
      requests,
      privatePreferences,
      events,
      limiter,
    ),
  };
}
