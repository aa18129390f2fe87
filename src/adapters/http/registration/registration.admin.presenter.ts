import type { ApplicationRow, InvitationRow } from '../../../application/registration/ports.js';
import { presentClaim } from '../admin/claim.presenter.js';
import type { ApplicationEntryResponse, InvitationResponse } from './registration.admin.dto.js';

export const presentInvitation = (row: InvitationRow): InvitationResponse => ({
  id: row.id,
  uses: row.uses,
  usesLeft: row.usesLeft,
  createdAt: row.createdAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  isUsable: row.isUsable,
  createdBy: row.createdBy,
  joined: row.joined,
});

export const presentApplication = (row: ApplicationRow, staffId: number): ApplicationEntryResponse => ({
  id: row.id,
  status: row.status,
  name: `${row.firstName} ${row.lastName}`.trim(),
  username: row.username,
  email: row.email,
  age: row.age,
  statement: row.statement,
  member: row.member,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  isOverdue: row.isOverdue,
  claim: presentClaim(row, staffId),
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
