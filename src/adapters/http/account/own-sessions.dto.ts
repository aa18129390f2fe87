import { Instant, Nullable, Text, Uuid, Bool } from '../fields.js';

export class OwnSessionParams {
  @Uuid() id!: string;
}

export class OwnSessionResponse {
  /** A handle for ending the session; it is not a credential. */
  @Uuid() id!: string;
  /** Null for an unknown browser. */
  @Nullable() @Text({ max: 40 }) browser!: string | null;
  @Nullable() @Text({ max: 40 }) platform!: string | null;
  @Instant() startedAt!: string;
  /** Accurate to about an hour. */
  @Instant() lastSeenAt!: string;
  /** The session of this request. */
  @Bool() isCurrent!: boolean;
}
