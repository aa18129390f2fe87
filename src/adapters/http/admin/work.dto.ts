import { WORK_KINDS } from '../../../application/moderation/work-views.js';
import { Id, Instant, NestedOrNull, Nullable, OneOf, Text, Bool } from '../fields.js';
import { ClaimResponse, PersonResponse } from './person.dto.js';

/** Something that waits for a moderator. */
export class WorkResponse {
  /** Unlike any other's, such as `report-1001`. */
  @Text({ max: 40 }) id!: string;
  @OneOf(WORK_KINDS) kind!: string;
  /** Of the verification, the report or the suspension. */
  @Id() targetId!: number;
  /** Whom it is about. */
  @Nullable() @Id() userId!: number | null;
  @NestedOrNull(() => PersonResponse) about!: PersonResponse | null;
  @Nullable() @Text({ max: 1000 }) reason!: string | null;
  @Instant() since!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
}
