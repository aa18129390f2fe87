import { AccountSuspended } from '../../../domain/moderation/suspension-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';
import type { ErrorTable } from '../error-table.js';

export const suspensionErrors: ErrorTable = {
  suspended: 403,
  already_suspended: 409,
  not_suspended: 409,
  no_ending_proposed: 409,
  second_moderator_needed: 409,
  two_people_needed: 409,
  only_admins_act_on_staff: 403,
  already_appealed: 409,
  no_appeal_waiting: 409,
  appeal_needs_another: 409,
  until_not_ahead: 400,
  reason_not_allowed: 400,
  appeal_text_not_allowed: 400,
  person_not_found: 404,
};

/** The fields of a suspended user's error response beside message and code. */
export function presentRestriction(error: DomainError): object {
  if (!(error instanceof AccountSuspended)) return {};
  const { kind, until, reason, hasAppealed } = error.restriction;
  return { kind, until: until?.toISOString() ?? null, reason, hasAppealed };
}
