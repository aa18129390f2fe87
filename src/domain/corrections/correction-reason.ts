/** Why staff correct an account. A closed list, so that the audit log can name it. */
export const CORRECTION_REASONS = ['mistyped', 'document', 'changed'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];
