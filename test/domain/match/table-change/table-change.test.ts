import { describe, expect, it } from '@jest/globals';
import { SplitOfferIsOver, SplitOfferNotFound } from '../../../../src/domain/match/split/split-errors.js';
import { SplitOffer, splitDeadlineOf } from '../../../../src/domain/match/split/split-offer.js';
import { DINNER } from '../../../support/builders/a-request.js';

/** Noon of Friday in New York. */
const DEADLINE = new Date('2026-03-06T17:00:00Z');
const BEFORE = new Date('2026-03-06T16:59:59Z');
const anOffer = () => new SplitOffer(9, { userId: 7, requestId: 1007 }, [1, 2], DEADLINE);

describe('The offer to split a table', () => {
  it('the deadline is noon of the Friday before, local time', () => {
    expect(splitDeadlineOf(DINNER, 'America/New_York')).toEqual(DEADLINE);
    expect(splitDeadlineOf(DINNER, 'America/Los_Angeles')).toEqual(new Date('2026-03-06T20:00:00Z'));
  });

  it('is agreed once all movers agreed, however often one of them repeats it', () => {
    const offer = anOffer();
    offer.agree(1, BEFORE);
    offer.agree(1, BEFORE);
    expect(offer).toMatchObject({ isAgreed: false, agreedIds: [1] });
    offer.agree(2, BEFORE);
    expect(offer).toMatchObject({ isAgreed: true, agreedIds: [1, 2] });
  });

  it('can be answered by the movers only', () => {
    expect(() => anOffer().agree(3, BEFORE)).toThrow(SplitOfferNotFound);
    expect(() => anOffer().agree(7, BEFORE)).toThrow(SplitOfferNotFound);
  });

  it('cannot be answered from the deadline on', () => {
    expect(() => anOffer().agree(1, DEADLINE)).toThrow(SplitOfferIsOver);
    expect(anOffer().isOver(BEFORE)).toBe(false);
    expect(anOffer().isOver(DEADLINE)).toBe(true);
  });
});
