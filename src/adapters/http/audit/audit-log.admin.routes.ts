import {
  AUDIT_SORTS,
  type AuditFilter,
  type AuditLine,
  type AuditQueries,
  type AuditSort,
} from '../../../application/audit/audit-records.js';
import { AUDIT_TARGETS } from '../../../application/audit/audit-log.js';
import type { Route } from '../route.js';
import { aText, anId, anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsObject } from 'class-validator';
import { Described, Id, Instant, NestedOrNull, Nullable, Text } from '../fields.js';
import { PersonResponse } from '../admin/person.dto.js';

/** An entry of the audit log. */
class AuditLineResponse {
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

const LIST: ListRules<AuditSort, AuditFilter> = {
  sorts: AUDIT_SORTS,
  order: ['at', 'DESC'],
  filters: { id: ids, actorId: anId, action: aText, targetKind: anyOf(AUDIT_TARGETS), targetId: anId },
};

export const auditLogRoutes = ({ auditQueries }: { readonly auditQueries: AuditQueries }): Route[] => [
  listRoute({
    name: 'audit-log',
    tag: 'Console: audit log',
    operationId: 'listAuditLog',
    summary:
      'List the actions and views of staff, newest first; without what others did about the reader, and without views of lists unless `action` asks for them',
    access: 'moderator',
    shape: AuditLineResponse,
    rules: LIST,
    read: async (asked, userId) => {
      const found = await auditQueries.page(asked, userId);
      return { ...found, rows: found.rows.map(presentLine) };
    },
  }),
];

const presentLine = (line: AuditLine): AuditLineResponse => ({ ...line, at: line.at.toISOString() });
