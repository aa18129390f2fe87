import type { ProfileChanged } from '../../domain/account/user.js';
import type { MatchEvent } from '../../domain/match/match-events.js';
import type { MatchingRequestEvent } from '../../domain/matching-request/matching-request-events.js';
import type { ReportEvent } from '../../domain/moderation/report.js';
import type { LanguagesChanged } from '../../domain/private-preferences/private-preferences.js';
import type { ReviewEvent } from '../../domain/trust-score/review-events.js';

/** What repositories publish. */
export type ProductEvent =
  | ProfileChanged
  | LanguagesChanged
  | MatchingRequestEvent
  | MatchEvent
  | ReportEvent
  | ReviewEvent;
