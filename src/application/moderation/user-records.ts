import type { DinnersKept } from '../../domain/moderation/reliability.js';
import type { SuspensionKind } from '../../domain/moderation/restriction.js';
import type { Standing, SuspensionStatus } from '../../domain/moderation/suspension.js';
import type { Role } from '../../domain/staff/role.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewStatus } from '../../domain/trust-score/verification-review.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const PEOPLE_SORTS = ['id', 'createdAt', 'trustScore', 'lastName'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

export interface UserFilter {
  readonly id: readonly number[];
  /** The beginning of a name, a username or an address, or an id. */
  readonly q: string;
  readonly role: Role;
  readonly standing: Standing;
}

/** Someone in the console's list. */
export interface UserRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly trustScore: number;
  readonly standing: Standing;
  /** Null where no end is set. */
  readonly suspendedUntil: Date | null;
  readonly createdAt: Date;
  /** How many reports there have been about them. */
  readonly reportsAbout: number;
  readonly profileImageUrl: string | null;
}

/** Someone's way of being signed in. */
export interface SessionRow {
  readonly startedAt: Date;
  /** Visits are noted once an hour. */
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

/** Someone's file: nothing that staff do not need, so no coordinates, no birthday and nothing that was said in a chat. */
export interface UserRecord extends UserRow {
  readonly dateOfBirth: string | null;
  readonly statedAge: number | null;
  readonly timeZone: string | null;
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly location: string | null;
  /** The last three digits. */
  readonly phoneEnding: string | null;
  readonly trustSteps: {
    readonly email: boolean;
    readonly birthDate: boolean;
    readonly phone: boolean;
    readonly idDocument: boolean;
    readonly profilePicture: boolean;
  };
  readonly dinnersKept: DinnersKept;
  /** Each list has the newest first and is bounded. */
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

/** Users as staff read them, without deleted accounts and the system user. */
export interface UserQueries {
  /** @param reading hides the number of reports in the viewer's own row */
  list(asked: PageAsked<PeopleSort, UserFilter>, reading: Viewer): Promise<PageFound<UserRow>>;
  file(userId: number, now: Date): Promise<UserRecord | null>;
}
