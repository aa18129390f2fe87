import type { MatchStatus } from '../match-status.js';

/** Days without a message until a chat of two is closed. */
export const QUIET_DAYS = 90;

/** States of a chat of two members, a match without a meal: `in_touch`, then `parted`, which hides it from both. */
export const isPairChat = (status: MatchStatus): boolean => status === 'in_touch' || status === 'parted';
