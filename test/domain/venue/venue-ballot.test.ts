import { aMeetup, ORGANIZER } from '../../support/builders/a-meetup.js';
import { aVenue } from '../../support/builders/a-venue.js';
import { breaks } from '../../support/refused.js';
import { A, aBallot, ADA, B, before, BEN, C, CLEO, DAN, NOW } from './a-ballot.js';

let ballot: ReturnType<typeof aBallot>;
beforeEach(() => {
  ballot = aBallot();
});

describe('The chosen venue', () => {
  it('without a venue the area is the fallback, and null if it has no name', () => {
    expect(ballot.place()).toBeNull();
    ballot.names('Brookline');
    expect(ballot.place()).toBe('Near Brookline');
  });

  it('the location line contains name and address', () => {
    ballot.offers(aVenue({ name: 'A', address: '1 Elm Street' }));
    expect(ballot.place()).toBe('A, 1 Elm Street');
  });

  it('the venue with most votes is chosen, and the fairest proposal of the product without any', () => {
    ballot.offers(A, B, C);
    expect(ballot.place()).toBe('A');
    ballot.vote(ADA, 'B');
    expect(ballot.place()).toBe('B');
    ballot.vote(BEN, 'C');
    expect(ballot.place()).toBe('B');
    ballot.vote(CLEO, 'C');
    expect(ballot.place()).toBe('C');
  });

  it('a tie keeps the current leader', () => {
    ballot.offers(A, B, C);
    ballot.votes([ADA, 'A'], [BEN, 'C'], [CLEO, 'C'], [DAN, 'C']);
    ballot.withdraw(DAN, 'C');
    ballot.vote(DAN, 'A');
    expect(ballot.place()).toBe('C');
  });

  it('a tie without a leader goes to the earlier proposal', () => {
    ballot.offers(A, B, C);
    ballot.votes([ADA, 'A'], [BEN, 'A'], [CLEO, 'B'], [DAN, 'C']);
    ballot.match.leave(BEN, NOW);
    ballot.match.leave(ADA, NOW);
    ballot.recount();
    expect(ballot.place()).toBe('B');
  });

  it('withdrawing the last vote, and no other, restores the fairest proposal', () => {
    ballot.offers(A, B);
    ballot.vote(ADA, 'B');
    ballot.withdraw(ADA, 'A');
    expect(ballot.place()).toBe('B');
    ballot.withdraw(ADA, 'B');
    expect(ballot.place()).toBe('A');
  });

  it('without votes and proposals of the product the area is the fallback', () => {
    ballot.names('Brookline');
    ballot.propose(ADA, 'A');
    expect(ballot.place()).toBe('Near Brookline');
    ballot.vote(ADA, 'A');
    expect(ballot.place()).toBe('A');
    ballot.withdraw(ADA, 'A');
    expect(ballot.place()).toBe('Near Brookline');
  });
});

describe('A vote', () => {
  it('a member has one vote, and a second one replaces it', () => {
    ballot.offers(A, B);
    ballot.votes([ADA, 'A'], [ADA, 'B'], [ADA, 'B']);
    expect([ballot.countVotes(), ballot.place()]).toEqual([1, 'B']);
  });

  it('the vote of a member who left is removed', () => {
    ballot.offers(A, B);
    ballot.vote(ADA, 'B');
    ballot.match.leave(ADA, NOW);
    ballot.recount();
    expect([ballot.countVotes(), ballot.place()]).toEqual([0, 'A']);
  });

  it('only members can vote, and only for proposed venues', () => {
    ballot.offers(A);
    breaks(() => ballot.vote(ADA, 'X'), 'venue_not_found');
    breaks(() => ballot.withdraw(ADA, 'X'), 'venue_not_found');
    breaks(() => ballot.vote(999, 'A'), 'match_not_found');
    ballot.match.cancel(ADA, NOW);
    breaks(() => ballot.vote(BEN, 'A'), 'match_not_found');
  });

  it('votes are closed three hours before the start, and the venue is final', () => {
    ballot.offers(A, B);
    ballot.vote(ADA, 'B', before(3.01));
    breaks(() => ballot.vote(BEN, 'A', before(3)), 'vote_is_closed');
    ballot.match.leave(ADA, before(2));
    ballot.recount(before(2));
    expect(ballot.place()).toBe('B');
  });
});

describe('A proposal', () => {
  it('a member can propose two venues, all members together seven', () => {
    ballot.offers(A, B, C);
    for (const name of 'DE') ballot.propose(ADA, name);
    breaks(() => ballot.propose(ADA, 'F'), 'too_many_venues');
    for (const name of 'FG') ballot.propose(BEN, name);
    for (const name of 'HI') ballot.propose(CLEO, name);
    ballot.propose(DAN, 'J');
    breaks(() => ballot.propose(DAN, 'K'), 'too_many_venues');
    expect(ballot.proposed()).toHaveLength(10);
  });

  it('a duplicate proposal is ignored without an error, and one without votes does not change the venue', () => {
    ballot.offers(A);
    for (const name of ['a', 'B']) ballot.propose(ADA, name);
    expect([ballot.proposed(), ballot.place()]).toEqual([['A', 'B'], 'A']);
  });

  it('a meetup has no ballot', () => {
    const { table } = aMeetup();
    breaks(() => aBallot(table).propose(ORGANIZER, 'A'), 'match_not_found');
  });
});

describe('The proposals of the product', () => {
  it('proposals of the product are replaced before the first vote, those of members are kept', () => {
    ballot.offers(A, B);
    ballot.propose(ADA, 'C');
    expect(ballot.offers(B, C)).toBe(true);
    expect(ballot.proposed()).toEqual(['C', 'B']);
    expect(ballot.place()).toBe('B');
  });

  it('equal proposals change nothing, nor do others after the first vote', () => {
    ballot.offers(A);
    expect(ballot.offers(A)).toBe(false);
    ballot.vote(ADA, 'A');
    expect(ballot.offers(B)).toBe(false);
    expect(ballot.proposed()).toEqual(['A']);
  });
});

describe('The end of a vote', () => {
  it('without votes the best proposal wins, which is the earliest where the product has none', () => {
    ballot.propose(ADA, 'B');
    ballot.propose(BEN, 'C');
    expect([ballot.advance(before(3.01)), ballot.place()]).toEqual([null, null]);
    expect([ballot.advance(before(3)), ballot.place()]).toEqual(['choose', 'B']);
  });

  it('without proposals one member is asked to pick, the next one after them if they leave, and what is named then wins', () => {
    ballot.match.confirmSeat(BEN, NOW);
    expect(ballot.advance(before(3))).toBe('pick');
    expect(ballot.picker()).toBe(BEN);
    expect(ballot.advance(before(3))).toBeNull();
    ballot.match.leave(BEN, before(3));
    expect(ballot.advance(before(3))).toBe('pick');
    expect(ballot.picker()).toBe(ADA);
    ballot.propose(CLEO, 'C', before(1));
    expect(ballot.place()).toBe('C');
  });

  it('proposals are taken until the start, without a change of the venue that was chosen', () => {
    ballot.offers(A);
    ballot.propose(BEN, 'C', before(0.01));
    expect(ballot.place()).toBe('A');
    breaks(() => ballot.propose(BEN, 'D', before(0)), 'vote_is_closed');
  });

  it('a member withdraws an own proposal until then, while nobody else has voted for it', () => {
    ballot.propose(ADA, 'A');
    ballot.propose(ADA, 'B');
    ballot.vote(ADA, 'A');
    breaks(() => ballot.withdrawProposal(BEN, 'A'), 'proposal_stays');
    breaks(() => ballot.withdrawProposal(ADA, 'A', before(3)), 'vote_is_closed');
    ballot.withdrawProposal(ADA, 'A');
    expect([ballot.proposed(), ballot.countVotes(), ballot.place()]).toEqual([['B'], 0, null]);
    ballot.vote(BEN, 'B');
    breaks(() => ballot.withdrawProposal(ADA, 'B'), 'proposal_stays');
  });

  it('nothing is due once the table has started', () => {
    ballot.propose(ADA, 'A');
    expect(ballot.advance(before(0))).toBeNull();
  });
});
