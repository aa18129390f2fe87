export type Tone = 'plain' | 'good' | 'warning' | 'bad';

/** A state as the console shows it. */
export interface StatusLabel {
  readonly label: string;
  readonly tone: Tone;
}
