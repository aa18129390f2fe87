const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%~+]*$/;

/** The path to return to after signing in: only a path of this origin, which prevents an open redirect. */
export function safeReturnTo(wanted: string | null): string {
  return wanted && OWN_PATH.test(wanted) ? wanted : '/';
}
