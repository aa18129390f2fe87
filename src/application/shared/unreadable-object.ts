/** What is stored was sealed under another name or with a key that is not given, or is damaged. */
export class UnreadableObject extends Error {
  constructor(options?: ErrorOptions) {
    super('A stored object cannot be decrypted.', options);
    this.name = 'UnreadableObject';
  }
}
