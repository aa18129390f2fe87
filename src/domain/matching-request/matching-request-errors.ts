import { DomainError, InvalidField } from '../shared/domain-error.js';

/** The existing open request, for the body of the conflict response. */
export interface ExistingRequest {
  readonly id: number;
  readonly meetupType: string;
}

/** A user can have at most one open request. */
export class AlreadyHasActiveRequest extends DomainError {
  readonly code = 'active_request';

  /** @param existing null when a concurrent request violated the unique constraint and the row was not read */
  constructor(readonly existing: ExistingRequest | null) {
    super('You already have an active request');
  }
}

/**
 * A seated user must leave the match before opening another request, and what they decided while waiting never gives up a
 * seat that they found meanwhile.
 */
export class AlreadyInActiveMatch extends DomainError {
  readonly code = 'active_match';

  constructor() {
    super('You are already in an active match');
  }
}

/** The request does not exist or belongs to another user. */
export class RequestNotFound extends DomainError {
  readonly code = 'request_not_found';

  constructor() {
    super("We couldn't find that request.");
  }
}

/** A completed or expired request can be neither withdrawn nor changed. */
export class RequestIsOver extends DomainError {
  readonly code = 'request_is_over';

  constructor() {
    super('This request is already over.');
  }
}

/** Who asks for a shared language names at least one of their own first. */
export class LanguageNeeded extends InvalidField {
  readonly code = 'language_needed';
  readonly field = 'sharedLanguage';

  constructor() {
    super('Please add a language you speak to your profile first.');
  }
}

/** What a request asks of the whole table counts only from accounts that cost their owner something. */
class CheckedAccountNeeded extends InvalidField {
  readonly code = 'checked_account_needed';

  constructor(readonly field: 'sharedLanguage' | 'notTheOnly') {
    super(
      'Please verify your phone, photo or ID in your profile first. That protects what others keep private.',
    );
  }
}

/** @throws CheckedAccountNeeded */
export function ensureMayAskTable(
  { sharedLanguage, notTheOnly }: { readonly sharedLanguage?: boolean; readonly notTheOnly?: string | null },
  isCounted: boolean,
): void {
  if (isCounted || !(sharedLanguage || notTheOnly)) return;
  throw new CheckedAccountNeeded(sharedLanguage ? 'sharedLanguage' : 'notTheOnly');
}

/** While a request that asks for a shared language waits, its user keeps at least one language. */
export class LanguageIsAskedFor extends DomainError {
  readonly code = 'language_is_asked_for';

  constructor() {
    super('Your request asks for a shared language. Keep one language, or change your request first.');
  }
}

/** The operator does not offer the rule that no one is the only woman, man or non-binary person. */
export class NotTheOnlyIsOff extends DomainError {
  readonly code = 'not_the_only_is_off';

  constructor() {
    super("You can't ask for that here. Please send your request without it.");
  }
}
