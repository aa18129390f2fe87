const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a disk is full: of this machine, of the database server (SQLSTATE 53100), or in the words of a command. */
export function isNoRoom(error: unknown): boolean {
  const { code, message = '', cause } = (error ?? {}) as Partial<Error> & { code?: unknown };
  if (CODES.has(String(code)) || /no space left on device|disk quota exceeded/i.test(message)) return true;
  return cause !== undefined && isNoRoom(cause);
}
