/** The moderator who reads in the console, and the time of the request. */
export interface Viewer {
  readonly moderatorId: number;
  readonly now: Date;
}
