import { TABLE_SIZE } from '../seating/model/table-size.js';
import { TableChangeIsOver, TableChangeNotFound } from './table-change-errors.js';

/** The user without a seat, who would sit at the new table. */
export interface LeftOver {
  readonly userId: number;
  readonly requestId: number;
}

export interface TableChangeState {
  /** The match that members would leave: some of them, or all. */
  readonly matchId: number;
  /** A second match, all members of which would sit at the new table; null if there is none. */
  readonly otherMatchId: number | null;
  readonly leftOver: LeftOver | null;
  /** Members who would sit at the new table. */
  readonly askedIds: readonly number[];
  readonly expiresAt: Date;
  readonly agreedIds?: readonly number[];
  readonly declinedIds?: readonly number[];
}

/**
 * A proposal to the members of one or two tables to form a new table: with a user who has no seat, or of two tables that
 * are short of members. It happens when all who would move agree. A refusal is kept until the deadline like a missing
 * answer, so that the others cannot tell one from the other; then the proposal is deleted. See ADR 45.
 */
export class TableChange {
  private readonly answers = new Map<number, boolean>();

  constructor(private readonly state: TableChangeState) {
    for (const id of state.agreedIds ?? []) this.answers.set(id, true);
    for (const id of state.declinedIds ?? []) this.answers.set(id, false);
  }

  get matchId(): number {
    return this.state.matchId;
  }

  get otherMatchId(): number | null {
    return this.state.otherMatchId;
  }

  /** Ids of its one or two matches, ascending: the order in which they are locked. */
  get matchIds(): readonly number[] {
    const { matchId, otherMatchId } = this.state;
    return otherMatchId === null ? [matchId] : [matchId, otherMatchId].sort((a, b) => a - b);
  }

  get leftOver(): LeftOver | null {
    return this.state.leftOver;
  }

  get askedIds(): readonly number[] {
    return this.state.askedIds;
  }

  get expiresAt(): Date {
    return this.state.expiresAt;
  }

  get agreedIds(): readonly number[] {
    return this.askedIds.filter((id) => this.answers.get(id) === true);
  }

  get declinedIds(): readonly number[] {
    return this.askedIds.filter((id) => this.answers.get(id) === false);
  }

  get isAgreed(): boolean {
    return this.agreedIds.length === this.askedIds.length;
  }

  isOver(now: Date): boolean {
    return now >= this.expiresAt;
  }

  /**
   * Records a member's answer; the last one counts.
   * @throws TableChangeNotFound for a member who was not asked, TableChangeIsOver after the deadline
   */
  answer(userId: number, agrees: boolean, now: Date): void {
    if (!this.askedIds.includes(userId)) throw new TableChangeNotFound();
    if (this.isOver(now)) throw new TableChangeIsOver();
    this.answers.set(userId, agrees);
  }

  /**
   * Whether the change is still possible with the members who are seated now: all who were asked are there, all members
   * of the second table were asked, and the first table keeps enough members or none.
   * @param members user ids at the first table
   * @param others user ids at the second table; empty if there is none
   */
  fits(members: readonly number[], others: readonly number[]): boolean {
    const seated = new Set([...members, ...others]);
    const asked = new Set(this.askedIds);
    const staying = members.filter((id) => !asked.has(id)).length;
    return (
      this.askedIds.every((id) => seated.has(id)) &&
      others.every((id) => asked.has(id)) &&
      (staying === 0 || staying >= TABLE_SIZE.smallestFinal)
    );
  }
}
