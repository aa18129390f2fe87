const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%~+]*$/;

/** Where to go after signing in: a path of this site, never another host. */
export function safeReturnTo(wanted: string | null): string {
  return wanted && OWN_PATH.test(wanted) ? wanted : '/';
}
