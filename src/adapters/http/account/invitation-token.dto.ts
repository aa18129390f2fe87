import { Described, Nullable, Optional, Text } from '../fields.js';

/** In a body always, so that the token of an invitation is in no log of addresses. */
export class InvitationTokenBody {
  @Described('The token of an invitation.')
  @Optional()
  @Nullable()
  @Text({ max: 100 })
  invitation?: string | null;
}
