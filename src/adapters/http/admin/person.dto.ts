import { FromText, Id, Instant, Nested, Text, Bool } from '../fields.js';

/** The id parameter of a console record. */
export class RecordParams {
  @FromText()
  @Id()
  id!: number;
}

/** A user by first and last name, as staff see it. */
export class PersonResponse {
  @Id() id!: number;
  @Text({ max: 101 }) name!: string;
}

/** The moderator with a valid claim. */
export class ClaimResponse {
  @Nested(() => PersonResponse) by!: PersonResponse;
  @Instant() until!: string;
  @Bool() isMine!: boolean;
}
