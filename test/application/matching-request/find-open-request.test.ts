import { FindOpenRequest } from '../../../src/application/matching-request/find-open-request.js';
import type { OpenRequestRow } from '../../../src/application/matching-request/ports.js';
import { type Reach, reachAround } from '../../../src/domain/matching-request/waiting.js';

const ANN_ARBOR = { latitude: 42.28, longitude: -83.74 };
const HOME = { latitude: 40.7, longitude: -74 };

const ROW: OpenRequestRow = {
  id: 71,
  userId: 1001,
  meetupType: 'group',
  venueType: 'restaurant',
  preferredTime: 'dinner',
  preferredDate: '2026-03-07',
  maxDistance: 10,
  ageRangeMin: null,
  ageRangeMax: null,
  sharedLanguage: false,
  notTheOnly: null,
  status: 'active',
  timeZone: 'America/New_York',
  coordinates: ANN_ARBOR,
  keepsLocation: false,
  createdAt: new Date('2026-03-02T15:00:00Z'),
  updatedAt: new Date('2026-03-02T15:00:00Z'),
};

function find(row: Partial<OpenRequestRow> | null, homeArea: typeof HOME | null = null) {
  const reaches: (Reach | null)[] = [];
  const finder = new FindOpenRequest(
    { openRequestOf: async () => row && { ...ROW, ...row } },
    {
      count: async (_slot, reach) => {
        reaches.push(reach);
        return 7;
      },
    },
    homeArea,
  );
  return { found: finder.execute(1001), reaches };
}

describe('the open request of a user', () => {
  it('is decided by the final run, on the Friday before at 00:15 in the zone of the request', async () => {
    expect(await find({}).found).toMatchObject({ decidedAt: new Date('2026-03-06T05:15:00Z') });
    expect(await find({ timeZone: 'America/Los_Angeles' }).found).toMatchObject({
      decidedAt: new Date('2026-03-06T08:15:00Z'),
    });
  });

  it('has a rounded count of the others who wait around its location', async () => {
    const { found, reaches } = find({});
    expect(await found).toMatchObject({ othersWaiting: 'five_or_more', distanceApplies: true });
    expect(reaches).toEqual([reachAround(ANN_ARBOR)]);
  });

  it('has no count once it has a seat', async () => {
    const { found, reaches } = find({ status: 'matched' });
    expect(await found).toMatchObject({ othersWaiting: null });
    expect(reaches).toEqual([]);
  });

  it('without a location counts as being in the home area, and otherwise has no distance', async () => {
    const [there, nowhere] = [find({ coordinates: null }, HOME), find({ coordinates: null })];
    expect(await there.found).toMatchObject({ distanceApplies: true });
    expect(there.reaches).toEqual([reachAround(HOME)]);
    expect(await nowhere.found).toMatchObject({ distanceApplies: false });
    expect(nowhere.reaches).toEqual([null]);
  });

  it('is null when there is none', async () => {
    expect(await find(null).found).toBeNull();
  });
});
