import { conflict, denied, invalidField, missing } from '../shared/refusal.js';

/** The existing open request, for the body of the conflict response. */
export interface ExistingRequest {
  readonly id: number;
  readonly meetupType: string;
}

/** A user can have at most one open request. */
export class AlreadyHasActiveRequest extends conflict('active_request') {
  /** @param existing null when a concurrent request violated the unique constraint and the row was not read */
  constructor(readonly existing: ExistingRequest | null) {
    super('You already have an active request');
  }
}

/**
 * A seated user must leave the match before opening another request, and what they decided while waiting never gives up a
 * seat that they found meanwhile.
 */
export class AlreadyInActiveMatch extends conflict('active_match', 'You are already in an active match') {}

/** The request does not exist or belongs to another user. */
export class RequestNotFound extends missing('request_not_found', "We couldn't find that request.") {}

/** A completed or expired request can be neither withdrawn nor changed. */
export class RequestIsOver extends conflict('request_is_over', 'This request is already over.') {}

/** Who asks for a shared language names at least one of their own first. */
export class LanguageNeeded extends invalidField(
  'language_needed',
  'sharedLanguage',
  'Please add a language you speak to your profile first.',
) {}

/** What a request asks of the whole table counts only from accounts that cost their owner something. */
class CheckedAccountNeeded extends invalidField('checked_account_needed') {
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
export class LanguageIsAskedFor extends conflict(
  'language_is_asked_for',
  'Your request asks for a shared language. Keep one language, or change your request first.',
) {}

/** The operator does not offer the rule that no one is the only woman, man or non-binary person. */
export class NotTheOnlyIsOff extends denied(
  'not_the_only_is_off',
  "You can't ask for that here. Please send your request without it.",
) {}
