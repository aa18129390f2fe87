import { WORK_KINDS } from '../../../application/moderation/work-views.js';
import { Bool, Described, Id, Instant, NestedOrNull, Nullable, OneOf, Text } from '../fields.js';
import { ClaimResponse, PersonResponse } from '../admin/person.dto.js';

/** An open review case. */
export class WorkResponse {
  @Described('Unique across all kinds, such as `report-1001`.')
  @Text({ max: 40 })
  id!: string;
  @OneOf(WORK_KINDS) kind!: string;
  @Described('The id of the verification, report or suspension.')
  @Id()
  targetId!: number;
  @Described('The subject of the case.')
  @Nullable()
  @Id()
  userId!: number | null;
  @NestedOrNull(() => PersonResponse) about!: PersonResponse | null;
  @Nullable() @Text({ max: 1000 }) reason!: string | null;
  @Instant() since!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
}
