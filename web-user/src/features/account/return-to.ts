/** Where to go after signing in: a path of this site, never another host. */
export function safeReturnTo(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) && !/[\u0000-\u001f\\]/.test(wanted) ? wanted : '/';
}
