/** One line of the table: a measurement and its limit. */
export interface Result {
  readonly attack: string;
  readonly measured: string;
  readonly bar: string;
}

export const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

/** Response time of others as a factor of that without the attack. */
export const comparedToQuiet = (during: number, quiet: number): string =>
  `${milliseconds(during)} = ${(during / quiet).toFixed(1)} x quiet`;
