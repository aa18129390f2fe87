/** Redis did not accept the first connection; the cause is the error of the connection. */
export class RedisUnreachable extends Error {}
