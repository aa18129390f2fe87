import { accountMappings } from '../../adapters/persistence/account/account.mapping.js';
import { AppearanceMapping } from '../../adapters/persistence/appearance/appearance.mapping.js';
import { MatchMapping, MatchMemberMapping } from '../../adapters/persistence/match/match.mapping.js';
import { MeetupMapping } from '../../adapters/persistence/meetup/meetup.mapping.js';
import { MatchingRequestMapping } from '../../adapters/persistence/matching-request/matching-request.mapping.js';
import { MissMapping } from '../../adapters/persistence/attendance/miss.mapping.js';
import { ReportMapping } from '../../adapters/persistence/moderation/report.mapping.js';
import { SuspensionMapping } from '../../adapters/persistence/moderation/suspension.mapping.js';
import { SecondFactorMapping } from '../../adapters/persistence/staff/staff.mapping.js';
import { trustScoreMappings } from '../../adapters/persistence/trust-score/trust-score.mapping.js';

/** The MikroORM mappings of all entities. Aggregates are restored from their state. See ADR 64. */
export const allMappings = [
  ...accountMappings,
  ...trustScoreMappings,
  SecondFactorMapping,
  MatchingRequestMapping,
  MatchMapping,
  MatchMemberMapping,
  MeetupMapping,
  ReportMapping,
  SuspensionMapping,
  AppearanceMapping,
  MissMapping,
];
