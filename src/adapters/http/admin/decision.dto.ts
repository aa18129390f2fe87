import type { ErrorValues } from '../../../domain/shared/domain-error.js';
import { DECISION_ACTIONS } from '../../../domain/shared/staff-decision.js';
import {
  Described,
  ErrorCode,
  Instant,
  Nested,
  NestedOrNull,
  OneOf,
  Optional,
  Text,
  MessageValues,
} from '../fields.js';
import { one, type RouteResponse } from '../route.js';
import { PersonResponse } from './person.dto.js';

/** A decision of staff that came before another one. */
class DecisionResponse {
  @Described('Null for an operator at the command line, and once the account is deleted.')
  @NestedOrNull(() => PersonResponse)
  by!: PersonResponse | null;
  @OneOf(DECISION_ACTIONS) action!: string;
  @Instant() at!: string;
}

class DecisionConflictResponse {
  @Text({ max: 300 }) message!: string;
  @ErrorCode() code!: string;
  @Optional() @MessageValues() values?: ErrorValues;
  @Described('Who decided what; for `decided_meanwhile`, and for `review_is_over` unless it was withdrawn.')
  @Optional()
  @Nested(() => DecisionResponse)
  decision?: DecisionResponse;
}

/** The 409 response of an action of staff. */
export const decisionConflict = (description: string): Record<409, RouteResponse> => ({
  409: one(DecisionConflictResponse, description),
});
