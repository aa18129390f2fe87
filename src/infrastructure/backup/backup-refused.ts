/** A backup or a restore that is refused; the message is one line for the operator, without secrets. */
export class BackupRefused extends Error {}
