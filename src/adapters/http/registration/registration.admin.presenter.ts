import type { InvitationRow } from '../../../application/registration/ports.js';
import type { InvitationResponse } from './registration.admin.dto.js';

export const presentInvitation = (row: InvitationRow): InvitationResponse => ({
  id: row.id,
  note: row.note,
  uses: row.uses,
  usesLeft: row.usesLeft,
  createdAt: row.createdAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  isUsable: row.isUsable,
  createdBy: row.createdBy,
  joined: row.joined,
});
