/** Days without a message until a chat of two is closed. */
export const QUIET_DAYS = 90;
