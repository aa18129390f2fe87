import { type Mutable, storedId } from '../shared/aggregate-state.js';
import { DAY_MS } from '../shared/durations.js';
import { NoCorrectionAsked, SecondAdminNeeded, TooEarlyToAgree } from './correction-errors.js';

/** Why staff correct an account. A closed list, so that the audit log can name it. */
export const CORRECTION_REASONS = ['mistyped', 'document', 'changed', 'lost'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** Corrections that one admin asks for and that do not take effect by that alone. */
export const PENDING_KINDS = ['email', 'second_factor'] as const;
export type PendingKind = (typeof PENDING_KINDS)[number];

/** Mailboxes are read less often than colleagues are asked. */
const OPEN_DAYS: Readonly<Record<PendingKind, number>> = { email: 7, second_factor: 1 };
/** Until a second admin may speak for a lost mailbox, its owner has this long to stop the change. */
const OBJECTION_MS = DAY_MS;

/** The two mailboxes of an email correction. */
export const MAILBOXES = ['new', 'old'] as const;
export type Mailbox = (typeof MAILBOXES)[number];

export interface AskedCorrection {
  readonly userId: number;
  readonly kind: PendingKind;
  readonly reason: CorrectionReason;
  readonly askedBy: number;
  /** The new address; null for a second factor. */
  readonly email: string | null;
  /** The address of the account when it was asked; null for a second factor. */
  readonly previousEmail: string | null;
}

export interface PendingCorrectionState extends AskedCorrection {
  readonly id: number | null;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly agreedBy: number | null;
  readonly newProvedAt: Date | null;
  readonly oldProvedAt: Date | null;
}

/**
 * A correction by two, at most one of a kind and user: a new email address, proved by its mailbox and by the previous one or
 * a second admin, or the reset of a second factor by a second admin. With an optimistic version column.
 */
export class PendingCorrection {
  private readonly data: Mutable<PendingCorrectionState>;

  private constructor(state: PendingCorrectionState) {
    this.data = { ...state };
  }

  static ask(asked: AskedCorrection, now: Date): PendingCorrection {
    const expiresAt = new Date(now.getTime() + OPEN_DAYS[asked.kind] * DAY_MS);
    const open = { agreedBy: null, newProvedAt: null, oldProvedAt: null };
    return new PendingCorrection({ id: null, ...asked, askedAt: now, expiresAt, ...open });
  }

  static restore(state: PendingCorrectionState): PendingCorrection {
    return new PendingCorrection(state);
  }

  get state(): PendingCorrectionState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  isOpenAt(now: Date): boolean {
    return now < this.data.expiresAt;
  }

  /**
   * Records the agreement of a second admin.
   * @throws NoCorrectionAsked, SecondAdminNeeded, TooEarlyToAgree
   */
  agree(adminId: number, now: Date): void {
    this.ensureOpen(now);
    if (adminId === this.data.askedBy) throw new SecondAdminNeeded();
    if (now < agreeableFrom(this.data)) throw new TooEarlyToAgree();
    this.data.agreedBy = adminId;
  }

  /** Records that the owner of a mailbox confirmed the new address. Idempotent. @throws NoCorrectionAsked */
  prove(mailbox: Mailbox, now: Date): void {
    this.ensureOpen(now);
    if (mailbox === 'new') this.data.newProvedAt ??= now;
    else this.data.oldProvedAt ??= now;
  }

  /** Whether nothing is missing any more. */
  get isProved(): boolean {
    const { kind, agreedBy, newProvedAt, oldProvedAt } = this.data;
    const isAgreed = agreedBy !== null;
    return kind === 'second_factor' ? isAgreed : newProvedAt !== null && (oldProvedAt !== null || isAgreed);
  }

  private ensureOpen(now: Date): void {
    if (!this.isOpenAt(now)) throw new NoCorrectionAsked();
  }
}

/** From when on a second admin may agree. */
export const agreeableFrom = ({ kind, askedAt }: Pick<PendingCorrectionState, 'kind' | 'askedAt'>): Date =>
  new Date(askedAt.getTime() + (kind === 'email' ? OBJECTION_MS : 0));
