/** The figures of one Saturday, as the weekly mail tells them. */
export interface WeekFigures {
  readonly requests: number;
  readonly seated: number;
  readonly tables: number;
  readonly seats: number;
  readonly noShows: number;
  readonly lateCancellations: number;
  readonly answers: number;
  readonly concerns: number;
  readonly open: number;
  readonly overdue: number;
}

/** @param day the Saturday, such as 'Sat, Nov 28' */
export const figureMailTexts = {
  week: (day: string) => ({
    subject: `Your tables of ${day}`,
    paragraphs: [
      'Here is how Saturday went:',
      'The console has the weeks before, and the tables that need help.',
    ],
    button: 'Open the console',
  }),
  facts: (week: WeekFigures): ReadonlyArray<readonly [label: string, value: string]> => [
    ['Requests with a seat', `${week.seated} of ${week.requests}`],
    ['Tables', `${week.tables} with ${week.seats} seats`],
    ['No-shows', String(week.noShows)],
    ['Cancelled on the last day', String(week.lateCancellations)],
    ['Feedback', `${week.answers} of ${week.seats}, ${week.concerns} with a concern`],
    ['Waiting for a moderator', `${week.open}, ${week.overdue} of them overdue`],
  ],
};

export type FigureMailTexts = typeof figureMailTexts;
