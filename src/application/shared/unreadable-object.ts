/** A stored object cannot be decrypted: moved to another key name, encrypted with an unknown key, or damaged. */
export class UnreadableObject extends Error {
  constructor(options?: ErrorOptions) {
    super('A stored object cannot be decrypted.', options);
    this.name = 'UnreadableObject';
  }
}
