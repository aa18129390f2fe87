import type { MatchingRequests } from '../../src/application/matching-request/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import type { MatchingRequest } from '../../src/domain/matching-request/matching-request.js';
import { AlreadyHasActiveRequest } from '../../src/domain/matching-request/matching-request-errors.js';
import { aRequest, DINNER } from '../support/builders/a-request.js';

export interface RequestStores {
  readonly unitOfWork: UnitOfWork;
  readonly requests: MatchingRequests;
  /** Inserts users and returns their ids. */
  people(count: number): Promise<number[]>;
  /** Names of stored events, oldest first. */
  published(): Promise<string[]>;
}

const LATER = new Date('2026-03-02T16:00:00Z');

/** Contract of all matching request repositories. `fresh` returns empty ones. */
export function matchingRequestsContract(fresh: () => Promise<RequestStores>): void {
  let stores: RequestStores;
  let ada: number;
  let bob: number;
  beforeEach(async () => {
    stores = await fresh();
    [ada, bob] = (await stores.people(2)) as [number, number];
  });

  const add = async (fields: Parameters<typeof aRequest>[0]): Promise<MatchingRequest> => {
    const request = aRequest(fields);
    await stores.unitOfWork.run(() => stores.requests.add(request));
    return request;
  };
  const change = (id: number, verb: (request: MatchingRequest) => void) =>
    stores.unitOfWork.run(async () => {
      const [request] = await stores.requests.findForUpdate([id]);
      verb(request!);
      await stores.requests.save(request!);
    });
  const read = <T>(look: (requests: MatchingRequests) => Promise<T>) =>
    stores.unitOfWork.run(() => look(stores.requests));
  const openOf = (userId: number) => read((requests) => requests.openOf(userId));

  it('a request gets an id and is stored completely, with its event', async () => {
    const { id } = await add({ userId: ada, maxDistance: 25, ageRangeMin: 20, ageRangeMax: 60 });
    expect(id).toBeGreaterThanOrEqual(1000);
    for (const found of [
      await openOf(ada),
      await read((requests) => requests.ofUser(ada, id)),
      (await read((requests) => requests.findForUpdate([id])))[0],
    ]) {
      expect(found).toMatchObject({
        id,
        userId: ada,
        meetupType: 'group',
        slot: DINNER,
        maxDistance: 25,
        ageRangeMin: 20,
        ageRangeMax: 60,
        timeZone: 'America/New_York',
        status: 'active',
        hasPriority: false,
        createdAt: new Date('2026-03-02T15:00:00Z'),
        updatedAt: new Date('2026-03-02T15:00:00Z'),
      });
    }
    expect(await stores.published()).toEqual(['request-opened']);
  });

  it('a request without an age range is stored without one', async () => {
    await add({ userId: ada });
    expect(await openOf(ada)).toMatchObject({ ageRangeMin: null, ageRangeMax: null });
  });

  it('a request of another user or with an unknown id is not found', async () => {
    const { id } = await add({ userId: ada });
    expect(await read((requests) => requests.ofUser(bob, id))).toBeNull();
    expect(await read((requests) => requests.ofUser(ada, id + 1))).toBeNull();
    expect(await openOf(bob)).toBeNull();
  });

  it('changes are stored with their events in the same unit of work', async () => {
    const { id } = await add({ userId: ada });
    await change(id, (request) => request.seat(null, LATER));
    expect(await openOf(ada)).toMatchObject({ status: 'matched', updatedAt: LATER });
    await change(id, (request) => request.requeue(LATER));
    expect(await openOf(ada)).toMatchObject({ status: 'active', hasPriority: true });
    expect(await stores.published()).toEqual(['request-opened', 'request-opened']);
  });

  it('nothing is stored if the unit of work fails', async () => {
    const { id } = await add({ userId: ada });
    const failing = stores.unitOfWork.run(async () => {
      const [request] = await stores.requests.findForUpdate([id]);
      request!.requeue(LATER);
      await stores.requests.save(request!);
      await stores.requests.add(aRequest({ userId: bob }));
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    expect(await openOf(ada)).toMatchObject({ status: 'active', hasPriority: false });
    expect(await openOf(bob)).toBeNull();
    expect(await stores.published()).toEqual(['request-opened']);
  });

  it('an open request is searching or has a seat', async () => {
    const { id } = await add({ userId: ada });
    await change(id, (request) => request.seat(null, LATER));
    expect((await openOf(ada))?.id).toBe(id);
    await change(id, (request) => request.complete(LATER));
    expect(await openOf(ada)).toBeNull();
  });

  it('a user has at most one open request, searching or with a seat', async () => {
    const first = await add({ userId: ada });
    await expect(add({ userId: ada })).rejects.toThrow(AlreadyHasActiveRequest);
    await change(first.id, (request) => request.seat(null, LATER));
    await expect(add({ userId: ada })).rejects.toThrow(AlreadyHasActiveRequest);
    await add({ userId: bob });

    await change(first.id, (request) => request.withdraw(LATER));
    const second = await add({ userId: ada });
    expect((await openOf(ada))?.id).toBe(second.id);
  });

  it('of twenty concurrent requests by one user one succeeds, and the others get an error', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => add({ userId: ada })));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(AlreadyHasActiveRequest);
    expect(await stores.published()).toEqual(['request-opened']);
  });

  describe('row locks', () => {
    it('return existing requests in id order', async () => {
      const first = await add({ userId: ada });
      const second = await add({ userId: bob });
      const locked = await read((requests) => requests.findForUpdate([second.id, second.id + 7, first.id]));
      expect(locked.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(await read((requests) => requests.findForUpdate([]))).toEqual([]);
    });

    it('serialize concurrent changes, each of which sees the previous one', async () => {
      const { id } = await add({ userId: ada });
      const seen: string[] = [];
      await Promise.all(
        Array.from({ length: 4 }, () =>
          change(id, (request) => {
            seen.push(request.status);
            if (request.isWaiting) request.seat(null, LATER);
            else request.requeue(LATER);
          }),
        ),
      );
      expect(seen).toEqual(['active', 'matched', 'active', 'matched']);
    });

    it('return the current state even of a request that was read before in the same unit of work', async () => {
      const { id } = await add({ userId: ada });
      await stores.unitOfWork.run(async () => {
        await stores.requests.ofUser(ada, id);
        const [request] = await stores.requests.findForUpdate([id]);
        request!.seat(null, LATER);
        await stores.requests.save(request!);
        const [again] = await stores.requests.findForUpdate([id]);
        expect(again!.status).toBe('matched');
      });
    });
  });
}
