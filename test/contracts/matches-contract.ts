import type { Matches } from '../../src/application/match/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import { formationOf, grownFormation } from '../../src/domain/match/formation.js';
import { Match } from '../../src/domain/match/match.js';
import type { NewMember } from '../../src/domain/match/seats.js';
import { TableIsFull } from '../../src/domain/match/match-errors.js';
import { aSeeker } from '../domain/seating/seekers.js';
import { DINNER } from '../support/builders/a-request.js';

export interface MatchStores {
  readonly unitOfWork: UnitOfWork;
  readonly matches: Matches;
  /** Inserts users with requests. */
  newMembers(count: number): Promise<NewMember[]>;
  /** Stored events, oldest first. */
  published(): Promise<object[]>;
}

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-04T12:00:00Z');
/** 6 pm in New York. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');
const fromStart = (hours: number, ms = 0) => new Date(STARTS_AT.getTime() + hours * 3_600_000 + ms);

/** Contract of all match repositories. `fresh` returns empty ones. */
export function matchesContract(fresh: () => Promise<MatchStores>): void {
  let stores: MatchStores;
  beforeEach(async () => {
    stores = await fresh();
  });

  const add = async (size: number, preferredDate = DINNER.preferredDate): Promise<Match> => {
    const newMembers = await stores.newMembers(size);
    const match = Match.form({ ...DINNER, preferredDate }, 'America/New_York', newMembers, 64, NOW);
    await stores.unitOfWork.run(() => stores.matches.add(match));
    return match;
  };
  const change = (id: number, verb: (match: Match) => void) =>
    stores.unitOfWork.run(async () => {
      const match = (await stores.matches.findForUpdate(id))!;
      verb(match);
      await stores.matches.save(match);
    });
  const read = <T>(look: (matches: Matches) => Promise<T>) =>
    stores.unitOfWork.run(() => look(stores.matches));
  const find = (id: number) => read((matches) => matches.findForUpdate(id));
  const idsOf = (match: Match) => match.seated.map(({ userId }) => userId);

  it('a match gets an id, is stored completely, and is published with that id', async () => {
    const { id } = await add(5);
    expect(id).toBeGreaterThanOrEqual(1000);
    const found = (await find(id))!;
    expect(found).toMatchObject({
      id,
      slot: DINNER,
      timeZone: 'America/New_York',
      startsAt: STARTS_AT,
      status: 'pending',
      meetupType: 'group',
      matchScore: 64,
      cancelledBy: null,
      closedAt: null,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(found.members).toHaveLength(5);
    for (const member of found.members) {
      const seat = { status: 'joined', leftAt: null, consentsToPair: false, joinedAt: NOW };
      expect(member).toMatchObject(seat);
      expect(member.requestId).not.toBeNull();
    }
    expect(await stores.published()).toEqual([{ type: 'table-formed', matchId: id, userIds: idsOf(found) }]);
  });

  it('the explanation of a match is stored, and replaced when it grows', async () => {
    const { id } = await add(2);
    expect((await find(id))!.formation).toBeNull();
    const formation = formationOf([aSeeker(1), aSeeker(2)], 'rolling');
    await change(id, (match) => match.explain(formation));
    expect((await find(id))!.formation).toEqual(formation);
    const grown = grownFormation(formation, [aSeeker(1), aSeeker(2), aSeeker(3)], 'manual');
    await change(id, (match) => match.explain(grown));
    expect((await find(id))!.formation).toEqual(grown);
  });

  it('late arrivals and reminders are stored with the seat', async () => {
    const { id } = await add(3);
    const [userId] = idsOf((await find(id))!) as [number];
    const dayBefore = fromStart(-24);
    await change(id, (match) => match.remind(userId, match.timeZone, dayBefore));
    await change(id, (match) => match.runLate(userId, 25, fromStart(-1)));
    const [seat] = (await find(id))!.members;
    expect(seat).toMatchObject({ status: 'confirmed', lateMinutes: 25, remindedAt: dayBefore });
  });

  it('the members expected at open matches ahead are listed in pages', async () => {
    const [{ id }, cancelled] = [await add(3), await add(3)];
    await change(cancelled.id, (match) => match.cancel(match.seated[0]!.userId, LATER));
    const [leaver, ...others] = idsOf((await find(id))!) as [number, number, number];
    await change(id, (match) => match.leave(leaver, LATER));
    const listed = (from: Date, until: Date, after = 0, limit = 500) =>
      read((matches) => matches.expectedMembers(from, until, after, limit));
    const all = await listed(fromStart(-60), fromStart(0));
    expect(all.map(({ userId }) => userId)).toEqual(others);
    expect(all[0]).toMatchObject({
      matchId: id,
      startsAt: fromStart(0),
      timeZone: 'America/New_York',
      status: 'joined',
      joinedAt: NOW,
      remindedAt: null,
    });
    const [first, second] = [all[0]!, all[1]!];
    expect(await listed(fromStart(-60), fromStart(0), 0, 1)).toEqual([first]);
    expect(await listed(fromStart(-60), fromStart(0), first.seatId)).toEqual([second]);
    expect(await listed(fromStart(0), fromStart(60))).toEqual([]);
    expect(await listed(fromStart(-60), fromStart(0, -1))).toEqual([]);
  });

  it('an unknown match is not found', async () => {
    expect(await find(4711)).toBeNull();
  });

  it('new members, leavers and confirmations are stored and published in order', async () => {
    const { id } = await add(3);
    const [newcomer] = (await stores.newMembers(1)) as [NewMember];
    const [first, second] = idsOf((await find(id))!) as [number, number];
    await change(id, (match) => {
      match.leave(first, LATER);
      match.seat(newcomer, 71, LATER);
      match.confirmSeat(second, LATER);
      match.confirm(LATER);
    });
    const found = (await find(id))!;
    expect(found).toMatchObject({ status: 'confirmed', matchScore: 71, updatedAt: LATER });
    expect(found.members.map(({ status, leftAt }) => [status, leftAt])).toEqual([
      ['left', LATER],
      ['confirmed', null],
      ['joined', null],
      ['joined', null],
    ]);
    expect(found.members[3]).toMatchObject({ ...newcomer, joinedAt: LATER });
    expect((await stores.published()).slice(1)).toEqual([
      { type: 'seat-freed', matchId: id, userId: first, slot: DINNER },
      { type: 'seat-taken', matchId: id, userId: newcomer.userId },
      { type: 'table-confirmed', matchId: id },
    ]);
  });

  it('the consent of two members is stored', async () => {
    const { id } = await add(2);
    const userIds = idsOf((await find(id))!);
    await change(id, (match) => match.confirm(LATER));
    for (const userId of userIds) await change(id, (match) => match.confirmSeat(userId, LATER));
    const found = (await find(id))!;
    expect(found).toMatchObject({ meetupType: '1v1', isTooSmall: false });
    expect(found.members.map(({ consentsToPair }) => consentsToPair)).toEqual([true, true]);
  });

  it('nothing is stored if the unit of work fails', async () => {
    const { id } = await add(4);
    const before = idsOf((await find(id))!);
    const [newcomer] = (await stores.newMembers(1)) as [NewMember];
    const failing = stores.unitOfWork.run(async () => {
      const match = (await stores.matches.findForUpdate(id))!;
      match.leave(before[0]!, LATER);
      match.seat(newcomer, 80, LATER);
      await stores.matches.save(match);
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    const found = (await find(id))!;
    expect([idsOf(found), found.matchScore, found.members.length]).toEqual([before, 64, 4]);
    expect(await stores.published()).toHaveLength(1);
  });

  it('exactly one of several concurrent users gets the last seat', async () => {
    const { id } = await add(5);
    const newcomers = await stores.newMembers(6);
    const outcomes = await Promise.allSettled(
      newcomers.map((newcomer) => change(id, (match) => match.seat(newcomer, 50, LATER))),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(TableIsFull);
    expect(idsOf((await find(id))!)).toHaveLength(6);
  });

  it('when all members leave concurrently, all of them are removed, and the last but one dissolves the match', async () => {
    const { id } = await add(5);
    const userIds = idsOf((await find(id))!);
    const outcomes = await Promise.allSettled(
      userIds.map((userId) => change(id, (match) => match.leave(userId, LATER))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const found = (await find(id))!;
    expect(found).toMatchObject({ status: 'dissolved', closedAt: LATER });
    expect(idsOf(found)).toHaveLength(1);
  });

  describe('the match of a request', () => {
    const byRequest = (requestId: number) => read((matches) => matches.findByRequestForUpdate(requestId));

    it('is the open one in which it has a seat', async () => {
      const { id } = await add(4);
      const [member] = (await find(id))!.members;
      const found = (await byRequest(member!.requestId!))!;
      expect([found.id, found.members.length]).toEqual([id, 4]);
      expect(await byRequest(4711)).toBeNull();
    });

    it('is null after the user has left, or the match was canceled or is over', async () => {
      const [{ id }, past] = [await add(4), await add(4)];
      await change(past.id, (match) => match.advance(fromStart(4)));
      expect(await byRequest((await find(past.id))!.members[0]!.requestId!)).toBeNull();
      const [first, second] = (await find(id))!.members;
      await change(id, (match) => match.leave(first!.userId, LATER));
      expect(await byRequest(first!.requestId!)).toBeNull();
      expect((await byRequest(second!.requestId!))?.id).toBe(id);
      await change(id, (match) => match.cancel(second!.userId, LATER));
      expect(await byRequest(second!.requestId!)).toBeNull();
    });
  });

  it('the user who canceled a meetup is stored with the time', async () => {
    const { id } = await add(4);
    const [canceller, other] = idsOf((await find(id))!) as [number, number];
    const hasCancelled = (userId: number, since: Date) =>
      read((matches) => matches.hasCancelledSince(userId, since));
    expect(await hasCancelled(canceller, NOW)).toBe(false);
    await change(id, (match) => match.cancel(canceller, LATER));
    expect(await hasCancelled(canceller, new Date(LATER.getTime() - 1))).toBe(true);
    expect(await hasCancelled(canceller, LATER)).toBe(false);
    expect(await hasCancelled(other, NOW)).toBe(false);
  });

  it('a seat is taken at the start of its match, while it is open and has a member', async () => {
    const { id } = await add(4);
    const [leaver, stayer] = idsOf((await find(id))!) as [number, number];
    const hasSeat = (userId: number, startsAt = STARTS_AT) =>
      read((matches) => matches.hasSeatAt(userId, startsAt));
    expect(await hasSeat(stayer)).toBe(true);
    expect(await hasSeat(stayer, fromStart(1))).toBe(false);
    expect(await hasSeat(4711)).toBe(false);
    await change(id, (match) => match.leave(leaver, LATER));
    expect(await hasSeat(leaver)).toBe(false);
    await change(id, (match) => match.advance(fromStart(4)));
    expect(await hasSeat(stayer)).toBe(false);
  });

  describe('matches due for a transition', () => {
    const due = (now: Date, limit = 10) => read((matches) => matches.dueToAdvance(now, limit));

    it('include a match four hours after its start, and its chat a week later', async () => {
      const { id } = await add(4);
      expect(await due(fromStart(4, -1))).toEqual([]);
      expect(await due(fromStart(4))).toEqual([id]);
      await change(id, (match) => match.advance(fromStart(4)));
      expect(await due(fromStart(4 + 7 * 24, -1))).toEqual([]);
      expect(await due(fromStart(4 + 7 * 24))).toEqual([id]);
      await change(id, (match) => match.advance(fromStart(4 + 7 * 24)));
      expect(await due(fromStart(10_000))).toEqual([]);
    });

    it('omit two who agreed to meet as a pair, before the final run and after it', async () => {
      const { id } = await add(3);
      await change(id, (match) => match.leave(match.seated[0]!.userId, LATER));
      expect(await due(fromStart(-3))).toEqual([id]);
      await change(id, (match) => {
        for (const { userId } of match.seated) match.confirmSeat(userId, LATER);
      });
      expect(await due(fromStart(-3))).toEqual([]);
      await change(id, (match) => match.confirm(LATER));
      expect(await due(fromStart(-3))).toEqual([]);
    });

    it('are listed in pages, those with an equal start too', async () => {
      const [one, two] = [await add(4), await add(4)];
      const after = (id: number, limit = 10) =>
        read((matches) => matches.dueToAdvance(fromStart(4), limit, id));
      expect([await due(fromStart(4), 1), await after(one.id, 1)]).toEqual([[one.id], [two.id]]);
      expect(await after(two.id)).toEqual([]);
    });

    it('include one below the minimum size, from three hours before its start until its start', async () => {
      const { id } = await add(3);
      await change(id, (match) => match.confirm(LATER));
      expect(await due(fromStart(-3))).toEqual([]);
      await change(id, (match) => match.leave(match.seated[0]!.userId, LATER));
      expect(await due(fromStart(-3, -1))).toEqual([]);
      expect(await due(fromStart(-3))).toEqual([id]);
      expect(await due(fromStart(0, -1))).toEqual([id]);
      expect(await due(fromStart(0))).toEqual([]);
    });

    it('do not include one of two members who agreed', async () => {
      const { id } = await add(2);
      await change(id, (match) => {
        match.confirm(LATER);
        for (const { userId } of match.seated) match.confirmSeat(userId, LATER);
      });
      expect(await due(fromStart(-1))).toEqual([]);
      expect(await due(fromStart(4))).toEqual([id]);
    });

    it('do not include canceled or dissolved ones', async () => {
      const [cancelled, dissolved] = [await add(4), await add(4)];
      await change(cancelled.id, (match) => match.cancel(match.seated[0]!.userId, LATER));
      await change(dissolved.id, (match) => match.dissolve(LATER));
      expect(await due(fromStart(-1))).toEqual([]);
      expect(await due(fromStart(1000))).toEqual([]);
    });

    it('are limited to the given number, earliest start first', async () => {
      const later = await add(3, '2026-03-14');
      const sooner = await add(3);
      expect(await due(fromStart(1000))).toEqual([sooner.id, later.id]);
      expect(await due(fromStart(1000), 1)).toEqual([sooner.id]);
    });
  });
}
