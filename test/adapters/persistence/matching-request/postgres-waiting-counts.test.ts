import { PostgresWaitingCounts } from '../../../../src/adapters/persistence/matching-request/postgres-waiting-counts.js';
import { MOST_COUNTED, reachAround } from '../../../../src/domain/matching-request/waiting.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const ANN_ARBOR = { latitude: 42.28, longitude: -83.74 };
const AROUND = reachAround(ANN_ARBOR);
const NOWHERE = { latitude: null, longitude: null };
const FAR = { latitude: 25.5, longitude: -80.4 };

const database = ownDatabase();

async function ask(people: (typeof NOWHERE | typeof FAR)[], slot = DINNER) {
  const requests = (await database.people(...people)).map((userId) => aRequest({ userId: userId!, slot }));
  await database.unitOfWork.run(async () => {
    for (const request of requests) await database.requests.add(request);
  });
  return requests;
}
const count = (reach: typeof AROUND | null, homeArea: typeof FAR | null = null) =>
  new PostgresWaitingCounts(database.pool, homeArea).count(DINNER, reach);

it('counts the active requests of the slot within reach, at most eleven', async () => {
  await ask([ANN_ARBOR, ANN_ARBOR, FAR, NOWHERE]);
  await ask([ANN_ARBOR], { ...DINNER, preferredTime: 'lunch' });
  expect(await count(AROUND)).toBe(2);
  await ask(Array.from({ length: MOST_COUNTED }, () => ANN_ARBOR));
  expect(await count(AROUND)).toBe(MOST_COUNTED);
});

it('counts only accounts that cost something: the first of a network and day, or one with a checked phone, photo or ID', async () => {
  const checked = ['is_phone_verified', 'is_profile_picture_verified', 'is_id_verified'];
  const cheap = { ...ANN_ARBOR, is_first_of_network: false };
  await ask([cheap, ...checked.map((step) => ({ ...cheap, [step]: true })), ANN_ARBOR]);
  expect(await count(AROUND)).toBe(4);
});

it('counts users without a location together, or in the home area if one is set', async () => {
  await ask([ANN_ARBOR, NOWHERE, NOWHERE]);
  expect(await count(null)).toBe(2);
  expect(await count(AROUND, ANN_ARBOR)).toBe(3);
});

it('counts a request where it had its seat, and not while it has one', async () => {
  const [request] = await ask([FAR]);
  const become = (verb: (of: typeof request) => void) =>
    database.unitOfWork.run(async () => {
      const [locked] = await database.requests.findForUpdate([request!.id]);
      verb(locked);
      await database.requests.save(locked!);
    });
  await become((of) => of!.seat(ANN_ARBOR, new Date()));
  expect(await count(AROUND)).toBe(0);
  await become((of) => of!.requeue(new Date()));
  expect(await count(AROUND)).toBe(1);
});
