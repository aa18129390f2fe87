/** The mail server does not take the mail now (4xx), such as for greylisting. Its message may contain the address. */
export class MailDeferred extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'MailDeferred';
  }
}
