export const SUSPENSION_KINDS = ['suspension', 'ending'] as const;
export type SuspensionKind = (typeof SUSPENSION_KINDS)[number];

/** What a suspended user is told about it. */
export interface Restriction {
  readonly kind: SuspensionKind;
  /** UTC instant at which it ends; null if it applies until it is lifted. */
  readonly until: Date | null;
  /** Reason given to the user. */
  readonly reason: string;
  /** Whether the user has appealed. */
  readonly hasAppealed: boolean;
}
