import { DomainError } from '../shared/domain-error.js';

/** What an application waits for: a moderator, or a place below the cap on members. */
export type WaitsFor = 'approval' | 'place';

/** The address is verified, and a moderator decides. Only someone who has proved who they are gets it. */
class ApplicationAwaitsApproval extends DomainError {
  readonly code = 'application_awaits_approval';
  constructor(
    /** A signed token, with which this browser may withdraw the application for a short time. */
    readonly ticket: string,
  ) {
    super("We've got your application. Someone reads it soon, and we'll email you");
  }
}

/** The person may join as soon as a place is free. Only someone who has proved who they are gets it. */
class ApplicationAwaitsPlace extends DomainError {
  readonly code = 'application_awaits_place';
  constructor(readonly ticket: string) {
    super("You're on the waiting list. We'll email you as soon as a place is free");
  }
}

export type ApplicationPending = ApplicationAwaitsApproval | ApplicationAwaitsPlace;

export const applicationPending = (waitsFor: WaitsFor, ticket: string): ApplicationPending =>
  waitsFor === 'approval' ? new ApplicationAwaitsApproval(ticket) : new ApplicationAwaitsPlace(ticket);

export const isApplicationPending = (value: unknown): value is ApplicationPending =>
  value instanceof ApplicationAwaitsApproval || value instanceof ApplicationAwaitsPlace;
