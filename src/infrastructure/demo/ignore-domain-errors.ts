import { DomainError } from '../../domain/shared/domain-error.js';

/**
 * Awaits a seeding step and ignores its DomainError, because the step was done at an earlier start or its state has
 * changed since.
 */
export async function ignoreDomainErrors(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
