import { accountMappings } from '../../adapters/persistence/account/account.mapping.js';
import { AnnouncementRecord } from '../../adapters/persistence/announcements/announcement.mapping.js';
import { AppearanceRecord } from '../../adapters/persistence/appearance/appearance.mapping.js';
import { MatchRecord, MatchMemberRecord } from '../../adapters/persistence/match/match.mapping.js';
import { MeetupRecord } from '../../adapters/persistence/meetup/meetup.mapping.js';
import { MatchingRequestRecord } from '../../adapters/persistence/matching-request/matching-request.mapping.js';
import { MissRecord } from '../../adapters/persistence/attendance/miss.mapping.js';
import { ReportRecord } from '../../adapters/persistence/moderation/report.mapping.js';
import { SuspensionRecord } from '../../adapters/persistence/moderation/suspension.mapping.js';
import { SecondFactorRecord } from '../../adapters/persistence/staff/staff.mapping.js';
import { trustScoreMappings } from '../../adapters/persistence/trust-score/trust-score.mapping.js';

/** The MikroORM mappings of all entities. Aggregates are restored from their state. See ADR 64. */
export const allMappings = [
  ...accountMappings,
  ...trustScoreMappings,
  SecondFactorRecord,
  MatchingRequestRecord,
  MatchRecord,
  MatchMemberRecord,
  MeetupRecord,
  ReportRecord,
  SuspensionRecord,
  AppearanceRecord,
  AnnouncementRecord,
  MissRecord,
];
