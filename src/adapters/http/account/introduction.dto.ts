import { LONGEST_STATEMENT } from '../../../domain/registration/statement.js';
import { Described, Nullable, Optional, Text } from '../fields.js';

/** In a body always, so that the token of an invitation is in no log of addresses. */
export class InvitationTokenBody {
  @Described('The token of an invitation.')
  @Optional()
  @Nullable()
  @Text({ max: 100 })
  invitation?: string | null;
}

/** The fields of a sign-up that only some registration policies ask for. */
export class IntroductionBody extends InvitationTokenBody {
  @Described(
    `Why they would like to join, in at most ${LONGEST_STATEMENT} characters; for the policy \`approval\`.`,
  )
  @Optional()
  @Nullable()
  @Text({ max: 2 * LONGEST_STATEMENT })
  statement?: string | null;
}
