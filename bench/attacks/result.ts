/** One line of the table: what was measured, beside the bar that it should stay under. */
export interface Result {
  readonly attack: string;
  readonly measured: string;
  readonly bar: string;
}

export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

/** How much longer others wait than on a quiet product. */
export const againstQuiet = (during: number, quiet: number): string =>
  `${milliseconds(during)} = ${(during / quiet).toFixed(1)} x quiet`;
