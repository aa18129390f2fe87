import { Bool, Described, Instant, Nullable, Text, Uuid } from '../fields.js';

export class OwnSessionParams {
  @Uuid() id!: string;
}

export class OwnSessionResponse {
  @Described('A handle for ending the session; it is not a credential.')
  @Uuid()
  id!: string;
  @Described('Null for an unknown browser.')
  @Nullable()
  @Text({ max: 40 })
  browser!: string | null;
  @Nullable() @Text({ max: 40 }) platform!: string | null;
  @Instant() startedAt!: string;
  @Described('Accurate to about an hour.')
  @Instant()
  lastSeenAt!: string;
  @Described('The session of this request.')
  @Bool()
  isCurrent!: boolean;
}
