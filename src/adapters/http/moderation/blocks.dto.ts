import { FromText, Id, Instant, Nullable, Text } from '../fields.js';

export class PersonParams {
  @FromText()
  @Id()
  id!: number;
}

/** A blocked user. */
export class BlockedPersonResponse {
  @Id() id!: number;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Instant() blockedAt!: string;
}
