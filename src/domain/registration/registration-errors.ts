import { conflict, denied, invalidField, missing } from '../shared/refusal.js';

/** Nobody may join at present. */
export class RegistrationClosed extends denied(
  'registration_closed',
  "We're not taking new members right now",
) {}

/** There is no invitation, or it was revoked, has ended or is used up; which one is not told. */
export class InvitationNotValid extends denied(
  'invitation_not_valid',
  'To join you need an invitation that still works. Please ask whoever invited you for a new link',
) {}

/** The registration policy was changed since the admin read it. */
export class RegistrationPolicyChanged extends conflict(
  'registration_policy_changed',
  'Someone else has changed this in the meantime. Please look at it and try again.',
) {}

export class EmailDomainsNotAllowed extends invalidField('email_domains_not_allowed') {
  readonly field = 'emailDomains';
  constructor(most: number) {
    super(`Please give 1 to ${most} domains, such as example.edu or *.example.edu`, { most });
  }
}

export class InvitationLimitsNotAllowed extends invalidField('invitation_limits_not_allowed') {
  constructor(
    readonly field: 'uses' | 'days',
    most: number,
  ) {
    super(`Please give a whole number from 1 to ${most}`, { most });
  }
}

/** Admins keep few enough links to look through. */
export class TooManyInvitations extends conflict('too_many_invitations') {
  constructor(most: number) {
    super(`There are ${most} links that still work. Please revoke one first.`, { most });
  }
}

export class NoSuchInvitation extends missing('no_such_invitation', "We couldn't find that invitation.") {}
