/** A start or a command that cannot go on; the message is one line that says what is wrong and what to do. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
