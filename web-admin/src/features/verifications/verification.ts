import type { ResponseOf } from '../../shared/api/types.js';

/** A submitted ID or photo with the data for its review. */
export type Verification = ResponseOf<'/api/admin/verifications/{id}'>;

/** The same in a list response. */
export type VerificationRow = ResponseOf<'/api/admin/verifications'>[number];
