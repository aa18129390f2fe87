import { Bool, Described, Id, Instant, Nullable, Text } from '../fields.js';

export class AnswerChatOfferBody {
  @Described('False is final.')
  @Bool()
  agrees!: boolean;
}

export class ChatOfferResponse {
  @Id() id!: number;
  @Described('The other member, who said "again" too.')
  @Id()
  userId!: number;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Described('The date on which both met.')
  @Text({ max: 10 })
  metOn!: string;
  @Described('When the offer ends.')
  @Instant()
  expiresAt!: string;
  @Described('Whether the reader has agreed. What the other member answered is never sent.')
  @Bool()
  isWaiting!: boolean;
}

export class ChatOfferAnswerResponse {
  @Described('The match id of the chat; null until both have agreed.')
  @Nullable()
  @Id()
  matchId!: number | null;
}
