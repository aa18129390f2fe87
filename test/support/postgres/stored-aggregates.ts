import { PostgresEmailProofs } from '../../../src/adapters/persistence/credentials/postgres-email-proofs.js';
import { PostgresPasswordResets } from '../../../src/adapters/persistence/credentials/postgres-password-resets.js';
import { PostgresPendingRegistrations } from '../../../src/adapters/persistence/sign-up/postgres-pending-registrations.js';
import { PostgresUsers } from '../../../src/adapters/persistence/account/postgres-users.js';
import { PostgresAnnouncements } from '../../../src/adapters/persistence/announcements/postgres-announcements.js';
import { PostgresAppearances } from '../../../src/adapters/persistence/appearance/postgres-appearances.js';
import { PostgresMisses } from '../../../src/adapters/persistence/attendance/postgres-misses.js';
import { PostgresMeetups } from '../../../src/adapters/persistence/meetup/postgres-meetups.js';
import { PostgresReports } from '../../../src/adapters/persistence/moderation/postgres-reports.js';
import { PostgresSuspensions } from '../../../src/adapters/persistence/moderation/postgres-suspensions.js';
import { PostgresSecondFactors } from '../../../src/adapters/persistence/staff/postgres-second-factors.js';
import { PostgresPhoneVerifications } from '../../../src/adapters/persistence/trust-score/postgres-phone-verifications.js';
import { PostgresReviews } from '../../../src/adapters/persistence/trust-score/postgres-reviews.js';
import { EmailProof } from '../../../src/domain/account/email-proof.js';
import { PasswordReset } from '../../../src/domain/account/password-reset.js';
import { Announcement } from '../../../src/domain/announcements/announcement.js';
import { Miss } from '../../../src/domain/attendance/miss.js';
import { Meetup } from '../../../src/domain/meetup/meetup.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { Appearance } from '../../../src/domain/server-and-browser/appearance/appearance.js';
import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { PhoneVerification } from '../../../src/domain/trust-score/phone-verification.js';
import { aMatch } from '../builders/a-match.js';
import { aMeetupForm } from '../builders/a-meetup.js';
import { aReport } from '../builders/a-report.js';
import { aRequest } from '../builders/a-request.js';
import { aReview } from '../builders/a-review.js';
import { aRegistration, aUser } from '../builders/a-user.js';
import type { ProductDatabase } from './product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');
/** Accounts that must exist, and all but the first with a request whose id is greater by 1000. */
export const ACCOUNTS = [1001, 1002, 1003, 1004, 1042];
const [ADA, BEN] = ACCOUNTS as [number, number];

export interface StoredAggregate {
  /** The repository. */
  of(database: ProductDatabase): object;
  /** A new aggregate. */
  make(): object;
  readonly tables: readonly string[];
  /** A property that the change of a test sets, and its value. */
  readonly change: readonly [property: string, value: string | number];
}

/** What each repository of aggregates stores, by the name of its class. */
export const STORED_AGGREGATES: Readonly<Record<string, StoredAggregate>> = {
  PostgresAnnouncements: {
    of: ({ em }) => new PostgresAnnouncements(em),
    make: () => {
      const texts = { subject: 'Next Saturday', body: 'We meet as usual.' };
      return Announcement.draft({ ...texts, audience: 'everyone', bannerUntil: NOW }, NOW);
    },
    tables: ['announcements'],
    change: ['subject', 'This Saturday'],
  },
  PostgresAppearances: {
    of: ({ em }) => new PostgresAppearances(em),
    make: () => Appearance.shipped(),
    tables: ['appearance'],
    change: ['version', 7],
  },
  PostgresEmailProofs: {
    of: ({ em }) => new PostgresEmailProofs(em),
    make: () => EmailProof.of({ userId: ADA, purpose: 'confirm', email: 'ada@example.org' }, 'a digest', NOW),
    tables: ['email_proofs'],
    change: ['codeTries', 3],
  },
  PostgresMatches: {
    of: ({ matches }) => matches,
    make: () => aMatch(ACCOUNTS.slice(1), { id: null }),
    tables: ['matches', 'match_members'],
    change: ['matchScore', 99],
  },
  PostgresMatchingRequests: {
    of: ({ requests }) => requests,
    make: () => aRequest({ userId: ADA }),
    tables: ['meetup_requests'],
    change: ['maxDistance', 25],
  },
  PostgresMeetups: {
    of: ({ em, matches }) => new PostgresMeetups(em, matches),
    make: () => Meetup.plan(aMeetupForm(), { userId: ADA, trustScore: 60, isStaff: false }, NOW),
    tables: ['meetups', 'matches', 'match_members'],
    change: ['title', 'Soup for everyone'],
  },
  PostgresMisses: {
    of: ({ em }) => new PostgresMisses(em),
    make: () =>
      Miss.assessed({ userId: ADA, matchId: null!, kind: 'no_show', at: NOW, date: '2026-02-28' }, NOW),
    tables: ['reliability_misses'],
    change: ['kind', 'late_leave'],
  },
  PostgresPasswordResets: {
    of: ({ em }) => new PostgresPasswordResets(em),
    make: () => PasswordReset.of('a key', 'ada@example.org', 'a digest', NOW),
    tables: ['password_resets'],
    change: ['codeTries', 3],
  },
  PostgresPendingRegistrations: {
    of: ({ em }) => new PostgresPendingRegistrations(em),
    make: () => aRegistration(),
    tables: ['pending_registrations'],
    change: ['firstName', 'Augusta'],
  },
  PostgresPhoneVerifications: {
    of: ({ em }) => new PostgresPhoneVerifications(em),
    make: () => PhoneVerification.of(ADA, '+12125550100', 'a digest', NOW),
    tables: ['phone_verifications'],
    change: ['codeTries', 3],
  },
  PostgresReports: {
    of: ({ em, jobs }) => new PostgresReports(em, jobs),
    make: () => aReport(),
    tables: ['reports'],
    change: ['note', 'And again'],
  },
  PostgresReviews: {
    of: ({ em, jobs }) => new PostgresReviews(em, jobs),
    make: () => aReview(),
    tables: ['verification_reviews'],
    change: ['note', 'Too dark'],
  },
  PostgresSecondFactors: {
    of: ({ em }) => new PostgresSecondFactors(em),
    make: () => SecondFactor.begin(ADA, 'sealed', NOW),
    tables: ['second_factors'],
    change: ['lastStep', 7],
  },
  PostgresSuspensions: {
    of: ({ em }) => new PostgresSuspensions(em),
    make: () => Suspension.suspend({ userId: ADA, reason: 'Rude', until: null }, BEN, NOW),
    tables: ['suspensions'],
    change: ['reason', 'Very rude'],
  },
  PostgresUsers: {
    of: ({ em, jobs }) => new PostgresUsers(em, jobs),
    make: () => aUser({ username: 'newcomer', email: 'newcomer@example.org' }),
    tables: ['users', 'account_activity'],
    change: ['bio', 'I like soup'],
  },
};
