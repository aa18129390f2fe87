export interface IcebreakerTables {
  /**
   * Ids of the open tables formed by runs to which a warm-up or the questions for the table are due and not posted, in
   * order of start. See src/domain/chat/icebreakers/times.ts.
   */
  due(now: Date, limit: number): Promise<number[]>;
}
