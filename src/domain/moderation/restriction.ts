export const SUSPENSION_KINDS = ['suspension', 'ending'] as const;
export type SuspensionKind = (typeof SUSPENSION_KINDS)[number];

/** What a suspended user is told about it. */
export interface Restriction {
  readonly kind: SuspensionKind;
  /** Null until it is lifted. */
  readonly until: Date | null;
  /** A moderator's words to the person. */
  readonly reason: string;
  /** Whether the person has asked for another look. */
  readonly hasAppealed: boolean;
}
