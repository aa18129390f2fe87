/** Pages without personal content: search engines may show them. */
export const PUBLIC_PATHS = ['/', '/terms', '/privacy'] as const;

/** Pages that only a signed-out user needs. */
export const SIGN_IN_PATHS = ['/auth', '/login', '/signup'] as const;

/** Pages of signed-in users besides the home page, with `:id` for a segment. */
export const PRIVATE_PATHS = ['/browse', '/matches', '/map', '/chat', '/chat/:id'] as const;

/** The page of a link that is secret: for everybody who has it. */
export const LINK_PATHS = ['/friend/:id'] as const;

const PATTERNS = [...PUBLIC_PATHS, ...SIGN_IN_PATHS, ...PRIVATE_PATHS, ...LINK_PATHS].map(
  (path) => new RegExp(`^${path.replace(':id', '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
);

/** Whether the app has a page at the path. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

/** A path on this origin: one slash that no second slash or backslash follows. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/**
 * The page to return to after signing in. Anything else, such as another site or a download, becomes the home page.
 * @param wanted comes from an address, so that anybody may have written it
 */
export const returnPath = (wanted: string | null | undefined): string =>
  wanted && OWN_PATH.test(wanted) && isPagePath(wanted.replace(/[?#].*$/, '')) ? wanted : '/';

/** The sign-up of an invitation. The token is in the fragment, which browsers send to no server and as no referrer. */
export const invitationPath = (token: string): string => `/auth#${INVITATION_FRAGMENT}${token}`;
export const INVITATION_FRAGMENT = 'invitation=';

/** On the home screen and on the page with the matches of the user, opens the feedback on this match. */
export const feedbackFragment = (matchId: number): string => `feedback-${matchId}`;
/** Of the two the page on which a visitor is asked to sign in. */
export const feedbackPath = (matchId: number): string => `/matches#${feedbackFragment(matchId)}`;

/** The page, without a session, that asks a member whether they are home safe. */
export const homeSafePath = (token: string): string => `/h/${token}`;

/** The page, without a session, that asks a member whether they want another table. */
export const weeklyQuestionPath = (token: string): string => `/w/${token}`;

/** Opens everything about the place over the chat: the vote, the booking and the way there. */
export const placePath = (matchId: number): string => `/chat/${matchId}#${PLACE_FRAGMENT}`;
export const PLACE_FRAGMENT = 'place';
