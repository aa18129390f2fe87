import { type CaseState, Claim, ensureHeldBy, holderOf } from '../../../src/domain/review-cases/claim.js';
import { breaks } from '../../support/refused.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const minutes = (count: number): Date => new Date(MONDAY.getTime() + count * 60_000);
const MAYA = { id: 7, isTableMate: false };
const OMAR = { id: 8, isTableMate: false };
const ADA = 1001;
const aCase = (fields: Partial<CaseState> = {}): CaseState => ({
  isOpen: true,
  involvedUserIds: [ADA, null],
  claim: null,
  ...fields,
});

describe('A claim on a review case', () => {
  it('is valid for 15 minutes, without its last instant', () => {
    const claimed = aCase({ claim: Claim.on(aCase(), MAYA, MONDAY) });
    expect(holderOf(claimed, minutes(15 - 1 / 60_000))).toBe(MAYA.id);
    expect(holderOf(claimed, minutes(15))).toBeNull();
    breaks(() => ensureHeldBy(claimed, MAYA.id, minutes(15)), 'review_not_claimed');
  });

  it('is exclusive, and can be extended by its moderator', () => {
    const claimed = aCase({ claim: Claim.on(aCase(), MAYA, MONDAY) });
    breaks(() => Claim.on(claimed, OMAR, minutes(14)), 'review_claimed');
    expect(Claim.on(claimed, MAYA, minutes(14)).until).toEqual(minutes(29));
    expect(Claim.on(claimed, OMAR, minutes(15)).by).toBe(OMAR.id);
  });

  it('is refused to involved users and their table-mates', () => {
    breaks(() => Claim.on(aCase(), { id: ADA, isTableMate: false }, MONDAY), 'conflict_of_interest');
    breaks(() => Claim.on(aCase(), { ...MAYA, isTableMate: true }, MONDAY), 'conflict_of_interest');
  });

  it('ends with the decision, after which it cannot be claimed', () => {
    const decided = aCase({ isOpen: false, claim: Claim.on(aCase(), MAYA, MONDAY) });
    expect(holderOf(decided, MONDAY)).toBeNull();
    breaks(() => ensureHeldBy(decided, MAYA.id, MONDAY), 'review_is_over');
    breaks(() => Claim.on(decided, MAYA, MONDAY), 'review_is_over');
  });
});
