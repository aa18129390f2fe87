/** One row of the table: what clients were told during a fault, and what the database has after it. */
export interface FaultRow {
  readonly fault: string;
  rounds: number;
  /** Writes that were acknowledged to a client. */
  acknowledged: number;
  /** Acknowledged writes that are missing after the fault. */
  lost: number;
  /** Writes that are present more than once. */
  doubled: number;
  /** Responses with a status that a fault must not cause: 500, or none where the server was alive. */
  unexpected: number;
  /** Milliseconds from the fault, or from its end, to the first answer. */
  readonly firstAnswers: number[];
}

export const aRow = (fault: string): FaultRow => ({
  fault,
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  unexpected: 0,
  firstAnswers: [],
});

/** The longest time to the first answer that passes, in milliseconds. */
const FIRST_ANSWER_MS = 5000;

const seconds = (ms: number | undefined): string => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const mostOf = (values: readonly number[]): number | undefined =>
  values.length > 0 ? Math.max(...values) : undefined;

/** Whether nothing was lost, doubled, answered wrongly or answered late. */
export const holds = ({ rounds, lost, doubled, unexpected, firstAnswers }: FaultRow): boolean =>
  rounds > 0 && lost + doubled + unexpected === 0 && (mostOf(firstAnswers) ?? 0) <= FIRST_ANSWER_MS;

/** The rows as a Markdown table. */
export function markdownOf(rows: readonly FaultRow[]): string {
  const head = [
    'Fault',
    'Rounds',
    'Acknowledged',
    'Lost',
    'Doubled',
    'Wrong answers',
    'First answer: median',
    'most',
  ];
  const lines = rows.map(({ fault, rounds, acknowledged, lost, doubled, unexpected, firstAnswers }) => [
    ...[fault, rounds, acknowledged, lost, doubled, unexpected],
    ...[seconds(median(firstAnswers)), seconds(mostOf(firstAnswers))],
  ]);
  const rule = head.map(() => '---');
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
