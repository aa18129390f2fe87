import { popCount } from '../graph/bit-set.js';
import { GENDERS } from '../../shared/gender.js';
import type { Seeker } from '../model/seeker.js';
import type { TablePreferences } from '../model/table-wide-rules.js';

/** The `openTable` of a new table. */
export const NO_OPEN_TABLE = -1;

/** Sets of positions, a word of bits each, by what a table is asked for. */
interface TableSets {
  /** By language: who speaks it; at an open table only those languages that all fixed members speak. */
  readonly speakers: readonly number[];
  readonly isAsked: boolean;
  /** By gender: who does not want to be the only one; without those that a fixed member named. */
  readonly genders: readonly number[];
}

/**
 * `areAllowedTogether` of model/table-wide-rules.ts for the exact search, whose tables are words of bits by position of
 * their users. `openTable`: its index, or `NO_OPEN_TABLE` for a new table.
 */
export class PositionRules {
  private readonly asking: number;
  /** A new table, then the open ones. */
  private readonly tables: readonly TableSets[];

  /** `openTables`: the fixed members of each. */
  constructor(people: readonly Seeker[], openTables: ReadonlyArray<readonly Seeker[]>) {
    const setOf = (isMember: (one: TablePreferences) => boolean | undefined) =>
      people.reduce((set, one, at) => (isMember(one) ? set | (1 << at) : set), 0);
    const setsWith = (fixed: readonly Seeker[]): TableSets => ({
      speakers: [...new Set(people.flatMap(({ languages }) => languages ?? []))]
        .filter((language) => fixed.every(({ languages }) => languages?.includes(language)))
        .map((language) => setOf(({ languages }) => languages?.includes(language))),
      isAsked: fixed.some(({ asksSharedLanguage }) => asksSharedLanguage),
      genders: GENDERS.filter((gender) => fixed.every(({ notTheOnly }) => notTheOnly !== gender))
        .map((gender) => setOf(({ notTheOnly }) => notTheOnly === gender))
        .filter((set) => set !== 0),
    });
    this.asking = setOf(({ asksSharedLanguage }) => asksSharedLanguage);
    this.tables = [[], ...openTables].map(setsWith);
  }

  /** Whether the newcomers share a language, if one is asked for; it is also necessary for all larger sets. */
  shareLanguageIfAsked(newcomers: number, openTable: number): boolean {
    const { speakers, isAsked } = this.tables[openTable + 1]!;
    if (!isAsked && (newcomers & this.asking) === 0) return true;
    for (const set of speakers) if ((newcomers & ~set) === 0) return true;
    return false;
  }

  /** Where a newcomer is the only one: all users of that gender. 0 where none is. */
  peersOfUnpaired(newcomers: number, openTable: number): number {
    for (const set of this.tables[openTable + 1]!.genders) if (popCount(newcomers & set) === 1) return set;
    return 0;
  }
}
