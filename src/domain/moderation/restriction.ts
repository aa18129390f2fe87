export const SUSPENSION_KINDS = ['suspension', 'ending'] as const;
export type SuspensionKind = (typeof SUSPENSION_KINDS)[number];

/** The restriction as it is shown to the suspended user. */
export interface Restriction {
  readonly kind: SuspensionKind;
  /** UTC instant at which it ends; null if it applies until it is lifted. */
  readonly until: Date | null;
  /** Reason given to the user. */
  readonly reason: string;
  /** Whether the user has appealed. */
  readonly hasAppealed: boolean;
}
