import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import { type CaseState, Claim, ensureHeldBy, holderOf } from '../../../src/domain/review-cases/claim.js';

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
    expect(() => ensureHeldBy(claimed, MAYA.id, minutes(15))).toThrow(ReviewNotClaimed);
  });

  it('is exclusive, and can be extended by its moderator', () => {
    const claimed = aCase({ claim: Claim.on(aCase(), MAYA, MONDAY) });
    expect(() => Claim.on(claimed, OMAR, minutes(14))).toThrow(ReviewClaimed);
    expect(Claim.on(claimed, MAYA, minutes(14)).until).toEqual(minutes(29));
    expect(Claim.on(claimed, OMAR, minutes(15)).by).toBe(OMAR.id);
  });

  it('is refused to involved users and their table-mates', () => {
    expect(() => Claim.on(aCase(), { id: ADA, isTableMate: false }, MONDAY)).toThrow(ConflictOfInterest);
    expect(() => Claim.on(aCase(), { ...MAYA, isTableMate: true }, MONDAY)).toThrow(ConflictOfInterest);
  });

  it('ends with the decision, after which it cannot be claimed', () => {
    const decided = aCase({ isOpen: false, claim: Claim.on(aCase(), MAYA, MONDAY) });
    expect(holderOf(decided, MONDAY)).toBeNull();
    expect(() => ensureHeldBy(decided, MAYA.id, MONDAY)).toThrow(ReviewIsOver);
    expect(() => Claim.on(decided, MAYA, MONDAY)).toThrow(ReviewIsOver);
  });
});
