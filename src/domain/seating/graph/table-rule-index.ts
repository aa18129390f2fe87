import { GENDERS } from '../../shared/gender.js';
import type { TablePreferences } from '../model/table-wide-rules.js';
import { LanguageIndex } from './language-index.js';

/** Bits per counter of a gender; a table counts to twelve at most. */
const COUNTER_BITS = 4;
const COUNTERS = GENDERS.map((_gender, at) => 1 << (COUNTER_BITS * at));
/** Whether a counter is 1. */
const isOne = (counts: number, counter: number): boolean =>
  (counts & (counter * ((1 << COUNTER_BITS) - 1))) === counter;

/**
 * `areAllowedTogether` of model/table-wide-rules.ts on integers. Users are identified by index. Of a table the first
 * `fixedCount` members sat there before; 0 at a new table.
 */
export class TableRuleIndex {
  readonly languages: LanguageIndex;
  /** By user: 1 in the counter of the gender that they don't want to be the only one of; 0 for all others. */
  private readonly genders: Int32Array;

  /** Null where no user asks for one of the rules, so that they cost nothing. */
  static of(people: readonly TablePreferences[]): TableRuleIndex | null {
    const isAsked = people.some(({ asksSharedLanguage, notTheOnly }) => asksSharedLanguage || notTheOnly);
    return isAsked ? new TableRuleIndex(people) : null;
  }

  private constructor(people: readonly TablePreferences[]) {
    this.languages = new LanguageIndex(people);
    this.genders = Int32Array.from(people, ({ notTheOnly }) =>
      notTheOnly ? COUNTERS[GENDERS.indexOf(notTheOnly)]! : 0,
    );
  }

  /** Whether this is an allowed table; one without newcomers stays as it is. */
  allows(members: readonly number[], fixedCount: number): boolean {
    return (
      members.length === fixedCount ||
      (this.unpairedGender(members, fixedCount) === 0 && this.shareLanguageIfAsked(members))
    );
  }

  shareLanguageIfAsked(members: readonly number[]): boolean {
    const { isAsked, spoken } = this.languages.commonOf(members);
    return !isAsked || spoken.some((word) => word !== 0);
  }

  /** Whether the members and this number of others can be an allowed new table, as far as these rules tell. */
  canGrowInto(members: readonly number[], freeSeats: number): boolean {
    const counts = this.countsOf(members, 0);
    let unpaired = 0;
    for (const counter of COUNTERS) if (isOne(counts, counter)) unpaired++;
    return unpaired <= freeSeats && this.shareLanguageIfAsked(members);
  }

  /** A gender of which a newcomer is the only one, as `isOfGender` takes it; 0 where there is none. */
  unpairedGender(members: ArrayLike<number>, fixedCount: number): number {
    const counts = this.countsOf(members, fixedCount);
    for (const counter of COUNTERS) if (isOne(counts, counter)) return counter;
    return 0;
  }

  /** All counters in one number. Fixed members count twice, because a newcomer changes nothing for the only one of them. */
  private countsOf(members: ArrayLike<number>, fixedCount: number): number {
    let counts = 0;
    for (let at = 0; at < members.length; at++)
      counts += this.genders[members[at]!]! * (at < fixedCount ? 2 : 1);
    return counts;
  }

  isOfGender(person: number, gender: number): boolean {
    return this.genders[person] === gender;
  }

  needsPeer(person: number): boolean {
    return this.genders[person] !== 0;
  }

  /** Whether both don't want to be the only one of one gender. */
  arePeers(a: number, b: number): boolean {
    return this.genders[a] !== 0 && this.genders[a] === this.genders[b];
  }

  /**
   * Those of the candidates who can come next to these members. Every table of the members and some candidates contains one
   * of them: where a newcomer is the only one, a peer comes first.
   */
  nextAmong(members: readonly number[], fixedCount: number, candidates: readonly number[]): number[] {
    const common = this.languages.commonOf(members);
    const unpaired = this.unpairedGender(members, fixedCount);
    return candidates.filter(
      (one) => this.languages.accepts(common, one) && (unpaired === 0 || this.isOfGender(one, unpaired)),
    );
  }
}
