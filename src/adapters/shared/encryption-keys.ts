/** Secrets from which the keys of stored files and second factors are derived. */
export interface EncryptionKeys {
  /** Encrypts and decrypts. */
  readonly current: string;
  /** Earlier values of `current`, which only decrypt. */
  readonly earlier: readonly string[];
}
