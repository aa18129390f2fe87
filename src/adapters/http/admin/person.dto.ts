import { Bool, Described, Id, Instant, Nested, Nullable, Optional, Text } from '../fields.js';

/** A user by first and last name, as staff see it. */
export class PersonResponse {
  @Id() id!: number;
  @Text({ max: 101 }) name!: string;
}

/** The moderator with a valid claim. */
export class ClaimResponse {
  @Nested(() => PersonResponse) by!: PersonResponse;
  @Described('When it ends; null for no end.')
  @Instant()
  until!: string;
  @Bool() isMine!: boolean;
}

/** The body of an action that is decided on the state of a record. */
export class DecidedOnBody {
  @Described(
    'The last decision that the record named when this was decided. Someone decided since: 409 `decided_meanwhile`, with the decision. Not compared if absent.',
  )
  @Optional()
  @Nullable()
  @Id()
  decidedAfter?: number | null;
}
