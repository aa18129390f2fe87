import type { ResponseOf } from '../../shared/api/types.js';

/** An ID or a fresh photo that somebody handed in, with everything that it takes to decide. */
export type Verification = ResponseOf<'/api/admin/verifications/{id}'>;

/** The same as lists show it. */
export type VerificationRow = ResponseOf<'/api/admin/verifications'>[number];
