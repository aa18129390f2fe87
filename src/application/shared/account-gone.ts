import { signedOut } from '../../domain/shared/refusal.js';

/** The account of the session was deleted; the response is the same as without a session. */
export class AccountGone extends signedOut('not_signed_in', 'Please log in again.') {}
