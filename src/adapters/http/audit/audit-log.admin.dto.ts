import { JSONSchema } from 'class-validator-jsonschema';
import { IsObject } from 'class-validator';
import { Described, Id, Instant, NestedOrNull, Nullable, Text } from '../fields.js';
import { PersonResponse } from '../admin/person.dto.js';

/** An entry of the audit log. */
export class AuditLineResponse {
  @Id() id!: number;
  @Instant() at!: string;
  @Described('Null for the system, for an operator and for a deleted account.')
  @NestedOrNull(() => PersonResponse)
  actor!: PersonResponse | null;
  @Text({ max: 100 }) action!: string;
  @Nullable() @Text({ max: 40 }) targetKind!: string | null;
  @Nullable() @Id() targetId!: number | null;
  @Described('Details such as a reason.')
  @IsObject({ message: 'Please check this field' })
  @JSONSchema({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } as never,
  })
  details!: Record<string, string | number | boolean | null>;
}
