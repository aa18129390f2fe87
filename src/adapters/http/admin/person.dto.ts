import { FromText, Id, Instant, Nested, Text, Bool } from '../fields.js';

/** What a record of the console is found by. */
export class RecordParams {
  @FromText()
  @Id()
  id!: number;
}

/** Someone as staff name them: first and last name. */
export class PersonResponse {
  @Id() id!: number;
  @Text({ max: 101 }) name!: string;
}

/** Which moderator looks at something now. */
export class ClaimResponse {
  @Nested(() => PersonResponse) by!: PersonResponse;
  @Instant() until!: string;
  @Bool() isMine!: boolean;
}
