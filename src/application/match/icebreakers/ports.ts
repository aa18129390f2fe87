export interface IcebreakerTables {
  /**
   * Ids of the open tables formed by runs to which a warm-up or the questions for the table are due and not posted, in
   * order of start, from the one after `after`. See src/domain/chat/icebreakers/times.ts.
   */
  due(now: Date, limit: number, after?: number): Promise<number[]>;
}
