/** Whose eyes read in the console, and when. */
export interface Viewer {
  readonly moderatorId: number;
  readonly now: Date;
}
