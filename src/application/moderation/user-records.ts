import type { KeptSeats } from '../../domain/attendance/attendance-rules.js';
import type { SuspensionKind } from '../../domain/moderation/restriction.js';
import type { Standing, SuspensionStatus } from '../../domain/moderation/suspension.js';
import type { Role } from '../../domain/staff/role.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewStatus } from '../../domain/trust-score/verification-review.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const USER_SORTS = ['id', 'createdAt', 'trustScore', 'lastName'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilter {
  readonly id: readonly number[];
  /** Prefix of a name, username or email address, or an id. */
  readonly q: string;
  /** `staff`: every role of the console. */
  readonly role: Role | 'staff';
  /** Whether they joined by an invitation of the console. */
  readonly isInvited: boolean;
  readonly standing: Standing;
}

/** A user in the console's list. */
export interface UserRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly trustScore: number;
  readonly standing: Standing;
  /** UTC instant; null without an end. */
  readonly suspendedUntil: Date | null;
  readonly createdAt: Date;
  /** Number of reports about the user that the reader may know of, decided ones included. */
  readonly reportsAbout: number;
  readonly profileImageUrl: string | null;
}

/** A session of the user. */
interface SessionRow {
  readonly startedAt: Date;
  /** UTC instant, updated at most once an hour. */
  readonly lastSeenBefore: Date;
}

export interface SuspensionRow {
  readonly id: number;
  readonly kind: SuspensionKind;
  readonly status: SuspensionStatus;
  readonly reason: string;
  readonly until: Date | null;
  readonly by: PersonRow | null;
  readonly agreedBy: PersonRow | null;
  readonly at: Date;
  readonly liftedBy: PersonRow | null;
  readonly liftedAt: Date | null;
  readonly appealNote: string | null;
  readonly appealedAt: Date | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** The console's record of a user, with the data that staff require: no coordinates and no chat messages. */
export interface UserRecord extends UserRow {
  readonly dateOfBirth: string | null;
  readonly statedAge: number | null;
  readonly timeZone: string | null;
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly location: string | null;
  /** Last three digits of the verified phone number; null without one. */
  readonly phoneEnding: string | null;
  readonly trustSteps: {
    readonly email: boolean;
    readonly birthDate: boolean;
    readonly phone: boolean;
    readonly idDocument: boolean;
    readonly profilePicture: boolean;
  };
  /** Since when mails come back (ISO), and what the mail server said; null while they arrive. */
  readonly undeliverable: { readonly since: string; readonly reply: string } | null;
  readonly keptSeats: KeptSeats;
  /** What an action on the user is decided on; null without a decision. See `DecidedOn`. */
  readonly lastDecisionId: number | null;
  /** Every list is bounded and sorted newest first. */
  readonly sessions: readonly SessionRow[];
  readonly suspensions: readonly SuspensionRow[];
  readonly openMatches: ReadonlyArray<{
    readonly id: number;
    readonly date: string;
    readonly time: string;
    readonly venueType: string;
  }>;
  readonly reviews: ReadonlyArray<{
    readonly id: number;
    readonly kind: ReviewKind;
    readonly status: ReviewStatus;
  }>;
  readonly reports: ReadonlyArray<{
    readonly id: number;
    readonly kind: string;
    readonly reason: string;
    readonly status: string;
  }>;
}

/** Users as staff read them, without deleted accounts, the account of system messages and hidden reports (`isHiddenFrom`). */
export interface UserQueries {
  list(asked: PageAsked<UserSort, UserFilter>, reading: Viewer): Promise<PageFound<UserRow>>;
  file(userId: number, reading: Viewer): Promise<UserRecord | null>;
}
