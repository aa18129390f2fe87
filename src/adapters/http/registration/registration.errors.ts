import type { ErrorTable } from '../error-table.js';

export const registrationErrors: ErrorTable = {
  registration_closed: 403,
  disposable_email: 403,
  invitation_not_valid: 403,
  registration_policy_changed: 409,
  email_domains_not_allowed: 400,
  invitation_limits_not_allowed: 400,
  invitation_note_not_allowed: 400,
  too_many_invitations: 409,
  no_such_invitation: 404,
};
