/** What the console's dashboard draws. Days are those of the home zone, written YYYY-MM-DD, the earliest first. */
export interface Figures {
  /** Eight Saturdays back and the eight to come. Requests that were withdrawn do not count. */
  readonly saturdays: ReadonlyArray<{
    readonly date: string;
    readonly requests: number;
    readonly seated: number;
    /** Of the requests, 0 to 1; 0 where there is none. */
    readonly share: number;
  }>;
  /** Of the tables of those Saturdays that were not given up; open meetups do not count. */
  readonly tableSizes: ReadonlyArray<{ readonly size: number; readonly tables: number }>;
  /** What waits for a moderator. */
  readonly queue: {
    readonly open: number;
    readonly overdue: number;
    /** Whole hours since the oldest came in; null where nothing waits. */
    readonly oldestHours: number | null;
    readonly byKind: { readonly id: number; readonly picture: number; readonly report: number };
  };
  /** Eight weeks, each by its Monday. */
  readonly reports: ReadonlyArray<{ readonly week: string; readonly count: number }>;
  /** Thirty days. */
  readonly signUps: ReadonlyArray<{ readonly day: string; readonly count: number }>;
  /** Thirty days; lines of the system do not count. */
  readonly chat: ReadonlyArray<{ readonly day: string; readonly messages: number }>;
}

export interface FigureQueries {
  /** As they are at that moment. */
  read(now: Date): Promise<Figures>;
}
