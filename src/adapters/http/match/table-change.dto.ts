import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { Bool, Described, Id, Instant, NestedOrNull, Nullable, OneOf, TextList } from '../fields.js';

/** The question whether the reader forms a second table with a user who has no seat. */
export class SplitOfferResponse {
  @Described('Noon of the Friday before.')
  @Instant()
  expiresAt!: string;
  @Described('First names of the other members who are asked.')
  @TextList(TABLE_SIZE.largest, 50)
  others!: string[];
  @Bool() hasAgreed!: boolean;
}

export class SplitResponse {
  @Described('Null when the reader is not asked.')
  @NestedOrNull(() => SplitOfferResponse)
  offer!: SplitOfferResponse | null;
}

export class AnswerSplitBody {
  @Bool() agrees!: boolean;
}

export class SplitAnswerResponse {
  @OneOf(['waiting', 'formed', 'dropped']) status!: string;
  @Described('The second match once it is formed; null otherwise.')
  @Nullable()
  @Id()
  matchId!: number | null;
}
