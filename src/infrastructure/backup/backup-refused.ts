/** A backup, a restore or a drill that is refused; the message is one line for the operator, without secrets. */
export class BackupRefused extends Error {
  override readonly name: string = 'BackupRefused';
}

/** Only one process takes a backup, and only one drills, at a time. */
export class AlreadyRuns extends BackupRefused {}

class PlaceFailed extends BackupRefused {
  override readonly name = 'PlaceFailed';
  readonly code: string;

  constructor(problem: (code: string) => string, cause: Error) {
    const { code = cause.name } = cause as NodeJS.ErrnoException;
    super(problem(code), { cause });
    this.code = code;
  }
}

const FULL = /^(ENOSPC|EDQUOT)$/;
const CLOSED = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|AccessDenied)$/;

/** Says what is wrong with the place of backups; a refusal stays as it is. */
export function placeFailed(cause: Error): Error {
  if (cause instanceof BackupRefused) return cause;
  return new PlaceFailed((code) => {
    if (FULL.test(code)) return 'BACKUP_TO is full: no backup was written.';
    return CLOSED.test(code)
      ? `BACKUP_TO cannot be written (${code}): it must be a folder of this user or a bucket of this account.`
      : `BACKUP_TO does not work (${code}).`;
  }, cause);
}
