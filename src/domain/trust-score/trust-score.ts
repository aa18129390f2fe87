/** The five steps of the trust score. */
export interface TrustSteps {
  readonly email: boolean;
  /** Set, and of an adult. */
  readonly birthDate: boolean;
  readonly phone: boolean;
  readonly idDocument: boolean;
  readonly profilePicture: boolean;
}

export const POINTS_PER_STEP = 20;

/** 20 points per completed step, 0 to 100. */
export function trustScore(steps: TrustSteps): number {
  return POINTS_PER_STEP * Object.values(steps).filter(Boolean).length;
}

export type TrustLevel = 'High Trust' | 'Good Trust' | 'Medium Trust' | 'Basic Trust' | 'New User';

type Scale = ReadonlyArray<readonly [from: number, level: TrustLevel]>;

const PEOPLE_SCALE: Scale = [
  [80, 'High Trust'],
  [60, 'Good Trust'],
  [40, 'Medium Trust'],
  [20, 'Basic Trust'],
];
const BROWSE_SCALE: Scale = [
  [80, 'High Trust'],
  [50, 'Medium Trust'],
  [20, 'Basic Trust'],
];

const levelOn = (scale: Scale, score: number): TrustLevel =>
  scale.find(([from]) => score >= from)?.[1] ?? 'New User';

/** Level of a score on the home screen and in profiles. */
export const trustLevel = (score: number): TrustLevel => levelOn(PEOPLE_SCALE, score);

/** Level of a score in the list of meetups: same labels, coarser scale. */
export const trustLevelInBrowse = (score: number): TrustLevel => levelOn(BROWSE_SCALE, score);
