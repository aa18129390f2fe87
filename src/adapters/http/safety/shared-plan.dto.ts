import { PLAN_TOKEN_LENGTH } from '../../../application/safety/shared-plans.js';
import { Bool, Described, Id, Instant, Nullable, Text } from '../fields.js';

export class SharedPlanPageParams {
  @Described('The secret part of the address.')
  @Text({ min: 1, max: PLAN_TOKEN_LENGTH })
  token!: string;
}

export class SharedPlanResponse {
  @Described('Whether there is a plan to share: not in a chat of two, and until six hours after the start.')
  @Bool()
  canShare!: boolean;
  @Described('When the link was made; null without one, and after the meeting.')
  @Nullable()
  @Instant()
  sharedAt!: string | null;
}

export class OwnSharedPlanResponse {
  @Id() matchId!: number;
  @Instant() startsAt!: string;
  @Described('When the link was made.')
  @Instant()
  sharedAt!: string;
}

export class NewSharedPlanResponse {
  @Described('The path of the page. It is shown once, because only a digest is stored.')
  @Text({ max: 100 })
  path!: string;
  @Described('When the link was made.')
  @Instant()
  sharedAt!: string;
}
