import type { TableWord } from '../../domain/table-word/table-word.js';

/** The words of tables. */
export interface TableWords {
  /** Ids of the open matches that start after `now` and until `until` and have no words, ascending, from the one after `after`. */
  without(now: Date, until: Date, limit: number, after?: number): Promise<number[]>;
  /**
   * The words of the tables on the date of this match in its time zone, which no other unit of work can add to until this
   * one ends.
   */
  usedBeside(matchId: number): Promise<TableWord[]>;
  /** Without effect where the match has words. */
  add(matchId: number, word: TableWord): Promise<void>;
}
