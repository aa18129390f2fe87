import { ReviewIsOver } from '../../../domain/review-cases/claim-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';
import { DecidedMeanwhile } from '../../../domain/shared/staff-decision.js';

/** Who decided what and when, beside message and code of the error of a colleague who was too late. */
export function presentDecision(error: DomainError): object {
  if (!(error instanceof DecidedMeanwhile || error instanceof ReviewIsOver) || !error.decision) return {};
  const { by, action, at } = error.decision;
  return { decision: { by, action, at: at.toISOString() } };
}
