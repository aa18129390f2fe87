/** PostgreSQL's limit for a NOTIFY payload. */
export const MAX_PAYLOAD_BYTES = 7_999;
