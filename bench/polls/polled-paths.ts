/** What an open app polls every five seconds. */
export const POLLS = ['/api/user/matches', '/api/user/active-request'] as const;
