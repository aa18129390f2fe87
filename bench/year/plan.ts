/** What decides a year. */
export interface Plan {
  readonly seed: number;
  /** Of the whole year; two of five are there at its beginning. */
  readonly members: number;
  readonly weeks: number;
  /** The chance that a member asks for a table in a week, on average. */
  readonly appetite: number;
}
