/** WebSocket close codes. Clients reconnect after each of them but SESSION_ENDED. */
export const GOING_AWAY = 1001;
export const POLICY_VIOLATION = 1008;
export const TRY_AGAIN_LATER = 1013;
/** The socket's session has ended. */
export const SESSION_ENDED = 4401;
