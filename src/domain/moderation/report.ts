import { Aggregate } from '../shared/aggregate.js';
import { dueAfterBusinessDays } from '../shared/business-days.js';
import {
  Claim,
  ensureHeldBy,
  type ClaimObstacle,
  claimObstacle,
  type ReviewCase,
  type Reviewer,
} from '../shared/claim.js';
import type { TimeZone } from '../shared/time-zone.js';
import { isUndecided } from '../shared/undecided.js';
import { ReportNoteTooLong } from './report-errors.js';
import type { ReportEvidence } from './report-evidence.js';

export const REPORT_KINDS = ['user', 'message', 'meetup'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['harassment', 'unsafe', 'fake_profile', 'spam', 'underage', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['submitted', 'in_review', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Somebody may be in danger: looked at sooner, and what the person wrote is kept until it is decided. */
export const SAFETY_REASONS: readonly ReportReason[] = ['harassment', 'unsafe', 'underage'];

/** In UTF-16 units, of the reporter's words and of a moderator's. */
export const LONGEST_REPORT_NOTE = 1000;
export const REPORT_BUSINESS_DAYS = { safety: 1, other: 2 } as const;
/** How long what was copied is kept after the decision. */
export const EVIDENCE_KEPT_DAYS = 180;

/** What was reported, as it was found. */
export interface ReportTarget {
  readonly kind: ReportKind;
  /** Of the person, the message or the meetup. */
  readonly id: number;
  /** Who answers for it: the person, the author, the organiser; null where that is nobody any more. */
  readonly aboutUserId: number | null;
  /** The table at which it was said. */
  readonly matchId: number | null;
  readonly evidence: ReportEvidence;
}

export interface ReportForm {
  readonly reporterId: number;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Where business days are counted. */
  readonly timeZone: TimeZone;
}

/** A moderator has decided; the reporter is to be thanked. */
export interface ReportDecided {
  readonly type: 'report-decided';
  readonly reportId: number;
}

/** What one person says of another, on its way past a moderator's eyes. Who is reported never learns of it. */
export class Report extends Aggregate<ReportDecided> {
  readonly id!: number;
  readonly kind: ReportKind;
  readonly targetId: number;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Null once the account is gone. */
  readonly reporterId: number | null;
  /** Null once the account is gone, and where nobody answers for what was reported. */
  readonly aboutUserId: number | null;
  readonly matchId: number | null;
  readonly evidence: ReportEvidence | null;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  private _status: ReportStatus = 'submitted';
  private _claim: Claim | null = null;
  private _decidedBy: number | null = null;
  private _decidedAt: Date | null = null;
  private _decisionNote: string | null = null;
  private readonly _version!: number;

  private constructor({ reporterId, target, reason, note, timeZone }: ReportForm, now: Date) {
    super();
    this.kind = target.kind;
    this.targetId = target.id;
    this.aboutUserId = target.aboutUserId;
    this.matchId = target.matchId;
    this.evidence = target.evidence;
    this.reason = reason;
    this.note = wordsOf(note);
    this.reporterId = reporterId;
    this.submittedAt = now;
    const { safety, other } = REPORT_BUSINESS_DAYS;
    this.dueAt = dueAfterBusinessDays(SAFETY_REASONS.includes(reason) ? safety : other, now, timeZone);
  }

  /** @throws ReportNoteTooLong */
  static submit(form: ReportForm, now: Date): Report {
    return new Report(form, now);
  }

  get status(): ReportStatus {
    return this._status;
  }

  get isOpen(): boolean {
    return isUndecided(this._status);
  }

  get decidedBy(): number | null {
    return this._decidedBy;
  }

  get decidedAt(): Date | null {
    return this._decidedAt;
  }

  /** A moderator's words to other moderators. */
  get decisionNote(): string | null {
    return this._decisionNote;
  }

  /** Whom it concerns: nobody who is one of them, or knows one of them, decides on it. */
  get involvedUserIds(): readonly (number | null)[] {
    return [this.aboutUserId, this.reporterId];
  }

  /** Why the reviewer may not claim it now; null when they may. */
  hindranceTo(reviewer: Reviewer, now: Date): ClaimObstacle | null {
    return claimObstacle(this.matter, reviewer, now);
  }

  /** Sets it aside for one moderator; claiming again prolongs. @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  claim(reviewer: Reviewer, now: Date): void {
    this._claim = Claim.on(this.matter, reviewer, now);
    this._status = 'in_review';
  }

  /** Its holder lets others have it. @throws ReviewIsOver, ReviewNotClaimed */
  release(reviewerId: number, now: Date): void {
    ensureHeldBy(this.matter, reviewerId, now);
    this.leaveAs('submitted');
  }

  /**
   * What was reported broke the rules, or did not. What follows for the person is another decision.
   * @throws ReviewIsOver, ReviewNotClaimed, ReportNoteTooLong
   */
  decide(outcome: 'upheld' | 'dismissed', reviewerId: number, note: string | null, now: Date): void {
    ensureHeldBy(this.matter, reviewerId, now);
    this._decisionNote = wordsOf(note);
    this.leaveAs(outcome);
    this._decidedBy = reviewerId;
    this._decidedAt = now;
    this.record({ type: 'report-decided', reportId: this.id });
  }

  private get matter(): ReviewCase {
    return { isOpen: this.isOpen, involvedUserIds: this.involvedUserIds, claim: this._claim };
  }

  /** Moves it on; nobody holds it after that. */
  private leaveAs(status: ReportStatus): void {
    this._status = status;
    this._claim = null;
  }
}

/** @throws ReportNoteTooLong */
function wordsOf(note: string | null): string | null {
  const words = note?.trim() || null;
  if (words && words.length > LONGEST_REPORT_NOTE) throw new ReportNoteTooLong(LONGEST_REPORT_NOTE);
  return words;
}
