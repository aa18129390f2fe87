import { Instant, Nullable, Text, Uuid, Bool } from '../fields.js';

export class OwnSessionParams {
  @Uuid() id!: string;
}

export class OwnSessionResponse {
  /** Names the session for ending it; it opens nothing. */
  @Uuid() id!: string;
  /** Null for one that is not well known. */
  @Nullable() @Text({ max: 40 }) browser!: string | null;
  @Nullable() @Text({ max: 40 }) platform!: string | null;
  @Instant() startedAt!: string;
  /** Noted about once an hour. */
  @Instant() lastSeenAt!: string;
  /** The one that asks. */
  @Bool() isCurrent!: boolean;
}
