/** Key of the store: the Unix time in milliseconds until which the banner for the second factor is hidden. */
export const PUT_OFF = 'second-factor-put-off-until';

const PUT_OFF_MS = 7 * 24 * 3_600_000;

export interface PutOff {
  readonly isHidden: boolean;
  /** The banner can be put off once per device. */
  readonly isPossible: boolean;
}

/** @param until the stored end, null if the banner was never put off */
export const putOffAt = (until: number | null, now: number): PutOff => ({
  isHidden: until !== null && now < until,
  isPossible: until === null,
});

/** The end of a break that starts now, in milliseconds. */
export const putOffFrom = (now: number): number => now + PUT_OFF_MS;
