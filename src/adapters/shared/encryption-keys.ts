/** Secrets from which the keys that encrypt stored files and second factors are derived. */
export interface EncryptionKeys {
  /** Seals, and opens. */
  readonly current: string;
  /** Open what they sealed before the current one took their place. */
  readonly earlier: readonly string[];
  /** Open only what was sealed when keys had no ids yet. */
  readonly withoutId: readonly string[];
}
