import { FromText, Id, Instant, Nested, NestedOrNull, Nullable, Optional, Text, Bool } from '../fields.js';

export class RoomParams {
  @FromText()
  @Id()
  id!: number;
}

export class MessageParams extends RoomParams {
  @FromText()
  @Id()
  messageId!: number;
}

export class OlderMessagesQuery {
  /** Id of a message: answers what came before it. */
  @Optional()
  @FromText()
  @Id()
  before?: number;
}

export class ReadBody {
  /** The newest message that the person has seen. */
  @Id() messageId!: number;
}

export class WriterResponse {
  @Id() id!: number;
  @Text({ max: 60 }) username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
}

/** What a line of the system is about, for whoever says it in another language. */
export class SystemLineResponse {
  /** Such as `welcome`, `joined`, `left`, `settled`, `reminder`, `icebreaker`. */
  @Text({ max: 30 }) occasion!: string;
  /** The person whom the line names. */
  @Nullable() @Text({ max: 60 }) name!: string | null;
}

export class MessageInChat {
  @Id() id!: number;
  @Text({ max: 4000 }) message!: string;
  @Instant() createdAt!: string;
  /** The writer took it back; the text is empty then. */
  @Bool() deleted!: boolean;
  @Nested(() => WriterResponse) user!: WriterResponse;
  /** Null for what people say. */
  @NestedOrNull(() => SystemLineResponse) line!: SystemLineResponse | null;
}
