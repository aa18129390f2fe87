/** Whose eyes read in the console, and when. */
export interface Reading {
  readonly moderatorId: number;
  readonly now: Date;
}
