import { DomainError, InvalidField } from '../shared/domain-error.js';

/** Nobody may join at present. */
export class RegistrationClosed extends DomainError {
  readonly code = 'registration_closed';
  constructor() {
    super("We're not taking new members right now");
  }
}

/** There is no invitation, or it was revoked, has ended or is used up; which one is not told. */
export class InvitationNotValid extends DomainError {
  readonly code = 'invitation_not_valid';
  constructor() {
    super('To join you need an invitation that still works. Please ask whoever invited you for a new link');
  }
}

/** The registration policy was changed since the admin read it. */
export class RegistrationPolicyChanged extends DomainError {
  readonly code = 'registration_policy_changed';
  constructor() {
    super('Someone else has changed this in the meantime. Please look at it and try again.');
  }
}

export class EmailDomainsNotAllowed extends InvalidField {
  readonly code = 'email_domains_not_allowed';
  readonly field = 'emailDomains';
  constructor(most: number) {
    super(`Please give 1 to ${most} domains, such as example.edu or *.example.edu`, { most });
  }
}

export class InvitationLimitsNotAllowed extends InvalidField {
  readonly code = 'invitation_limits_not_allowed';
  constructor(
    readonly field: 'uses' | 'days',
    most: number,
  ) {
    super(`Please give a whole number from 1 to ${most}`, { most });
  }
}

export class InvitationNoteNotAllowed extends InvalidField {
  readonly code = 'invitation_note_not_allowed';
  readonly field = 'note';
  constructor(most: number) {
    super(`Please say in 1 to ${most} characters whom the link is for`, { most });
  }
}

/** Admins keep few enough links to look through. */
export class TooManyInvitations extends DomainError {
  readonly code = 'too_many_invitations';
  constructor(most: number) {
    super(`There are ${most} links that still work. Please revoke one first.`, { most });
  }
}

export class NoSuchInvitation extends DomainError {
  readonly code = 'no_such_invitation';
  constructor() {
    super("We couldn't find that invitation.");
  }
}
