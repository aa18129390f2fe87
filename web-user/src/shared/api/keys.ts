/** Query keys that more than one feature invalidates. */
export const MATCHES = ['/api/user/matches'] as const;
/** Meetups: the lists and each single one. */
export const MEETUPS = ['/api/meetups'] as const;
export const ACTIVE_REQUEST = ['/api/user/active-request'] as const;
/** The user's trust steps. */
export const VERIFICATION = ['/api/user/verification'] as const;
export const matchKey = (matchId: number) => ['/api/matches', matchId] as const;
export const messagesKey = (matchId: number) => ['/api/matches', matchId, 'messages'] as const;
