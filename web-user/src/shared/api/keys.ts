/** The names of cached answers that more than one feature refreshes. */
export const MATCHES = ['/api/user/matches'] as const;
/** Open meetups: the list, the next few, and each of them. */
export const MEETUPS = ['/api/meetups'] as const;
export const ACTIVE_REQUEST = ['/api/user/active-request'] as const;
/** How far one has come in being trusted. */
export const VERIFICATION = ['/api/user/verification'] as const;
export const matchKey = (matchId: number) => ['/api/matches', matchId] as const;
export const messagesKey = (matchId: number) => ['/api/matches', matchId, 'messages'] as const;
