/**
 * Statistics of the console's dashboard that are the same for all staff. Dates are days in the default time zone, format
 * YYYY-MM-DD, ascending.
 */
export interface GeneralFigures {
  /** The past eight and the next eight Saturdays, without withdrawn requests. */
  readonly saturdays: ReadonlyArray<{
    readonly date: string;
    readonly requests: number;
    readonly seated: number;
    /** `seated` divided by `requests`, 0 to 1; 0 without requests. */
    readonly share: number;
  }>;
  /** The past 30 days. */
  readonly signUps: ReadonlyArray<{ readonly day: string; readonly count: number }>;
}

/** Statistics of cases, without those that the reader must not know of. */
export interface CaseFigures {
  /** Undecided review cases, appeals and proposed endings. */
  readonly queue: {
    readonly open: number;
    readonly overdue: number;
    /** Age of the oldest case in whole hours; null for an empty queue. */
    readonly oldestHours: number | null;
    readonly byKind: Readonly<Record<'id' | 'picture' | 'report' | 'appeal' | 'ending', number>>;
  };
  /** The past eight weeks; `week` is the Monday. */
  readonly reports: ReadonlyArray<{ readonly week: string; readonly count: number }>;
}

export interface Figures extends GeneralFigures, CaseFigures {}

export interface FigureQueries {
  read(now: Date): Promise<GeneralFigures>;
  casesFor(readerId: number, now: Date): Promise<CaseFigures>;
}
