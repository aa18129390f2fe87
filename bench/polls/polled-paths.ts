/** What an open app polls every five seconds. */
export const POLLS = ['/api/user/matches?include=past%2Cpairs', '/api/user/active-request'] as const;

/** Meetups on a page of the bench of browsing. */
export const BROWSE_LIMIT = 20;
