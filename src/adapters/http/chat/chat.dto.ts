import {
  AnyObject,
  Bool,
  Described,
  FromText,
  Id,
  Instant,
  Nested,
  NestedOrNull,
  Nullable,
  MayBeAbsent,
  Optional,
  Text,
} from '../fields.js';

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
  @Described('A message id: only older messages are returned.')
  @Optional()
  @FromText()
  @Id()
  before?: number;
}

/** As much as a frame of the WebSocket may have; the limit of a message is counted after trimming. */
const LONGEST_BODY = 16 * 1024;

export class MessageBody {
  @Described('The text, of at most 2,000 characters after trimming.')
  @Text({ max: LONGEST_BODY })
  message!: string;
  @Described('Idempotency key, chosen by the client: sent again, the same message is returned.')
  @MayBeAbsent()
  @Text({ min: 1, max: 64 })
  clientId?: string;
}

export class ReadBody {
  @Described('The id of the newest message that the user has read.')
  @Id()
  messageId!: number;
}

export class WriterResponse {
  @Id() id!: number;
  @Text({ max: 60 }) username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
}

/** What a system message says, for clients that render it in their language. */
export class SystemLineResponse {
  @Described('Such as `welcome`, `joined`, `left`, `confirmed`, `reminder`, `icebreaker.formed`.')
  @Text({ max: 30 })
  kind!: string;
  @Described('The values of its text, which depend on the kind.')
  @AnyObject()
  params!: object;
  @Described('The user named in the message.')
  @Nullable()
  @Text({ max: 60 })
  name!: string | null;
}

export class MessageInChat {
  @Id() id!: number;
  @Text({ max: 4000 }) message!: string;
  @Instant() createdAt!: string;
  @Described('The author deleted it; the text is then empty.')
  @Bool()
  deleted!: boolean;
  @Nested(() => WriterResponse) user!: WriterResponse;
  @Described('The idempotency key that its author chose; only in lists and responses for the author.')
  @Optional()
  @Text({ max: 64 })
  clientId?: string;
  @Described('Null for messages of members.')
  @NestedOrNull(() => SystemLineResponse)
  line!: SystemLineResponse | null;
}
