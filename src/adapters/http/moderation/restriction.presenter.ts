import { AccountSuspended } from '../../../domain/moderation/suspension-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';

/** The fields of a suspended user's error response beside message and code. */
export function presentRestriction(error: DomainError): object {
  if (!(error instanceof AccountSuspended)) return {};
  const { kind, until, reason, hasAppealed } = error.restriction;
  return { kind, until: until?.toISOString() ?? null, reason, hasAppealed };
}
