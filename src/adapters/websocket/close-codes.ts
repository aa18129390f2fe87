/** Why the server closes a socket. The app comes back by itself after all but the end of its session. */
export const GOING_AWAY = 1001;
export const POLICY_VIOLATION = 1008;
export const SERVICE_RESTART = 1012;
export const TRY_AGAIN_LATER = 1013;
/** The session behind the socket has ended. */
export const SESSION_ENDED = 4401;
