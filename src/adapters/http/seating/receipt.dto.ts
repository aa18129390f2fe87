import { Described, FromText, Id, NestedOrNull, Text, WholeNumber } from '../fields.js';

export class RunParams {
  @FromText()
  @Id()
  id!: number;
}

export class SeatsProofResponse {
  @Described('Users whom the final run seated.')
  @WholeNumber()
  seated!: number;
  @Described('Upper bound of the users that it could have seated, which the receipt proves.')
  @WholeNumber()
  atMost!: number;
  @Described('The key (Ed25519) that signs receipts, in hexadecimal digits.')
  @Text({ max: 64 })
  receiptKey!: string;
}

export class MatchProofResponse {
  @Described('Null where the final run neither formed nor filled the match, or has no receipt.')
  @NestedOrNull(() => SeatsProofResponse)
  proof!: SeatsProofResponse | null;
}
