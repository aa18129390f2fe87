import { ensureMayActOn } from '../../../src/domain/moderation/acting-on-people.js';
import { OnlyAdminsActOnStaff } from '../../../src/domain/moderation/suspension-errors.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';

describe('ensureMayActOn', () => {
  const moderator = { id: 1, role: 'moderator', isTableMate: false } as const;
  const admin = { ...moderator, role: 'admin' } as const;

  it('staff cannot act on themselves or on a table-mate', () => {
    expect(() => ensureMayActOn({ id: 1, role: 'member' }, moderator)).toThrow(ConflictOfInterest);
    expect(() => ensureMayActOn({ id: 1, role: 'admin' }, admin)).toThrow(ConflictOfInterest);
    const mate = { ...admin, isTableMate: true };
    expect(() => ensureMayActOn({ id: 9, role: 'member' }, mate)).toThrow(ConflictOfInterest);
  });

  it('only admins can act on staff', () => {
    for (const role of ['moderator', 'admin'] as const) {
      expect(() => ensureMayActOn({ id: 9, role }, moderator)).toThrow(OnlyAdminsActOnStaff);
      expect(() => ensureMayActOn({ id: 9, role }, admin)).not.toThrow();
    }
    expect(() => ensureMayActOn({ id: 9, role: 'member' }, moderator)).not.toThrow();
  });
});
