import { aggregateOf } from '../shared/aggregate.js';
import { HOUR_MS } from '../shared/durations.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import {
  Claim,
  ensureHeldBy,
  type ClaimObstacle,
  claimObstacle,
  type CaseState,
  type ClaimState,
  type Reviewer,
} from '../review-cases/claim.js';
import type { TimeZone } from '../shared/time-zone.js';
import { TextNotAllowed } from '../shared/text-not-allowed.js';
import { visibleText } from '../shared/readable-text.js';
import type { ReviewCase } from '../review-cases/review-case.js';
import { isUndecided } from '../review-cases/undecided.js';
import type { ReportEvidence } from './report-evidence.js';

export const REPORT_KINDS = ['user', 'message', 'meetup', 'match'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['harassment', 'unsafe', 'fake_profile', 'spam', 'underage', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How members report: with the report form (a concern in feedback too), or by a no to the question after a match. */
const MEMBER_SOURCES = ['form', 'home_safe'] as const;
export type MemberSource = (typeof MEMBER_SOURCES)[number];

/** Where a report comes from; `early_cancellation` has no reporter. */
export const REPORT_SOURCES = [...MEMBER_SOURCES, 'early_cancellation'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** An account that cancels a table within this time of its registration is reviewed by a moderator. */
const EARLY_CANCELLATION_HOURS = 24;

export const REPORT_STATUSES = ['submitted', 'in_review', 'upheld', 'warned', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Safety reasons: shorter deadline, and the messages of the reported user are kept until the decision. */
export const SAFETY_REASONS: readonly ReportReason[] = ['harassment', 'unsafe', 'underage'];

/** Maximum length of the reporter's and the moderator's notes, in UTF-16 code units. */
export const LONGEST_REPORT_NOTE = 1000;
/** A no to the question whether a member is home safe does not wait for a business day. */
const HOME_SAFE_DUE_HOURS = 12;
const REPORT_BUSINESS_DAYS = { safety: 1, other: 2 } as const;
/** Retention of the evidence after the decision, in days. */
export const EVIDENCE_RETENTION_DAYS = 180;
/** Retention of an undecided report after its submission, in days; a safety matter is kept until its decision. */
export const UNDECIDED_RETENTION_DAYS = 180;

/** The reported content with its snapshot. */
export interface ReportTarget {
  readonly kind: ReportKind;
  /** Id of the user, message, meetup or match. */
  readonly id: number;
  /** Id of the user, author or organizer; null for a match, and if the account was deleted. */
  readonly aboutUserId: number | null;
  /** Id of the match, of the one in whose chat the message was sent, or of the one that was canceled; else null. */
  readonly matchId: number | null;
  readonly evidence: ReportEvidence;
}

export interface ReportForm {
  /** Null for a report that no member made. */
  readonly reporterId: number | null;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly source: ReportSource;
  /** Time zone in which business days are counted. */
  readonly timeZone: TimeZone;
}

/** A report was stored; the handler looks for a moderator who may decide it. */
interface ReportSubmitted {
  readonly type: 'report-submitted';
  readonly reportId: number;
}

/** A moderator decided the report; the handler notifies the reporter. */
interface ReportDecided {
  readonly type: 'report-decided';
  readonly reportId: number;
}

/** A moderator upheld the report and warned the reported member; the handler mails them. */
interface MemberWarned {
  readonly type: 'member-warned';
  readonly reportId: number;
}

export type ReportEvent = ReportSubmitted | ReportDecided | MemberWarned;

/** `warned` is upheld with a warning to the reported member. */
export type ReportOutcome = 'upheld' | 'warned' | 'dismissed';

export interface ReportState extends ClaimState {
  readonly id: number | null;
  readonly kind: ReportKind;
  readonly targetId: number;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly source: ReportSource;
  /** Null after the account was deleted, and for a report that no member made. */
  readonly reporterId: number | null;
  /** Null after the account was deleted, or if the content has no author. */
  readonly aboutUserId: number | null;
  readonly matchId: number | null;
  readonly evidence: ReportEvidence | null;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly status: ReportStatus;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  /** For other moderators. */
  readonly decisionNote: string | null;
}

/**
 * A report (aggregate root and review case), with an optimistic version column. It is never disclosed to the reported
 * user.
 */
export class Report
  extends /* @__PURE__ */ aggregateOf<ReportState, ReportEvent>()(
    'kind',
    'targetId',
    'reason',
    'note',
    'source',
    'reporterId',
    'aboutUserId',
    'matchId',
    'evidence',
    'submittedAt',
    'dueAt',
    'status',
    'decidedBy',
    'decidedAt',
    'decisionNote',
  )
  implements ReviewCase
{
  /**
   * A note is trimmed, and null if it is empty.
   * @throws TextNotAllowed
   */
  static submit({ reporterId, target, reason, note, source, timeZone }: ReportForm, now: Date): Report {
    return new Report({
      id: null,
      kind: target.kind,
      targetId: target.id,
      reason,
      note: noteFrom(note),
      source,
      reporterId,
      aboutUserId: target.aboutUserId,
      matchId: target.matchId,
      evidence: target.evidence,
      submittedAt: now,
      dueAt: dueDate(reason, source, now, timeZone),
      status: 'submitted',
      claimedBy: null,
      claimedUntil: null,
      decidedBy: null,
      decidedAt: null,
      decisionNote: null,
    });
  }

  /** Records that it was submitted; the id exists once it is stored. */
  announce(): void {
    this.record({ type: 'report-submitted', reportId: this.id });
  }

  /** Whether it tells moderators nothing that an earlier report of the same target does not: same reason, no other words. */
  repeats(earlier: Pick<Report, 'reason' | 'note'>): boolean {
    return this.reason === earlier.reason && (this.note === null || this.note === earlier.note);
  }

  get isOpen(): boolean {
    return isUndecided(this.data.status);
  }

  /** Ids of the users involved; neither they nor their table-mates may decide. */
  get involvedUserIds(): readonly (number | null)[] {
    return [this.aboutUserId, this.reporterId];
  }

  /** Obstacle to a claim at `now`. @returns null when the reviewer may claim */
  obstacleFor(reviewer: Reviewer, now: Date): ClaimObstacle | null {
    return claimObstacle(this.claimState, reviewer, now);
  }

  /**
   * Claims the case for one moderator, or extends their claim.
   * @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed
   */
  claim(reviewer: Reviewer, now: Date): void {
    const { by, until } = Claim.on(this.claimState, reviewer, now);
    this.data.claimedBy = by;
    this.data.claimedUntil = until;
    this.data.status = 'in_review';
  }

  /** Releases the claim before it expires. @throws ReviewIsOver, ReviewNotClaimed */
  release(reviewerId: number, now: Date): void {
    ensureHeldBy(this.claimState, reviewerId, now);
    this.changeStatus('submitted');
  }

  /**
   * Decides whether the content violates the rules. A suspension is a separate decision.
   * @throws ReviewIsOver, ReviewNotClaimed, TextNotAllowed
   */
  decide(outcome: ReportOutcome, reviewerId: number, note: string | null, now: Date): void {
    ensureHeldBy(this.claimState, reviewerId, now);
    this.data.decisionNote = noteFrom(note);
    this.changeStatus(outcome);
    this.data.decidedBy = reviewerId;
    this.data.decidedAt = now;
    this.record({ type: 'report-decided', reportId: this.id });
    if (outcome === 'warned') this.record({ type: 'member-warned', reportId: this.id });
  }

  private get claimState(): CaseState {
    return { isOpen: this.isOpen, involvedUserIds: this.involvedUserIds, claim: Claim.restore(this.data) };
  }

  /** Changes the state and ends the claim. */
  private changeStatus(status: ReportStatus): void {
    this.data.status = status;
    this.data.claimedBy = this.data.claimedUntil = null;
  }
}

/** Whether the account is so new that canceling a table for everyone is reviewed. */
export function isEarlyCancellation(registeredAt: Date, now: Date): boolean {
  return now.getTime() - registeredAt.getTime() < EARLY_CANCELLATION_HOURS * HOUR_MS;
}

/** @throws TextNotAllowed */
function noteFrom(note: string | null): string | null {
  const trimmed = visibleText(note);
  if (trimmed && trimmed.length > LONGEST_REPORT_NOTE)
    throw new TextNotAllowed('note', { most: LONGEST_REPORT_NOTE });
  return trimmed;
}

function dueDate(reason: ReportReason, source: ReportSource, now: Date, timeZone: TimeZone): Date {
  if (source === 'home_safe') return new Date(now.getTime() + HOME_SAFE_DUE_HOURS * HOUR_MS);
  const { safety, other } = REPORT_BUSINESS_DAYS;
  return dueAfterBusinessDays(SAFETY_REASONS.includes(reason) ? safety : other, now, timeZone);
}
