import { jest } from '@jest/globals';
import { adaptAnswersBy, call } from '../../../web-user/src/shared/api/call.js';
import { withKnownZones } from '../../../web-user/src/shared/api/known-zones.js';
import { dayBefore } from '../../../web-user/src/shared/dates.js';
import { fullMomentLabel, momentThere, timeThere } from '../../../web-user/src/shared/moments.js';
import { isToday, today, zoneOf } from '../../../web-user/src/shared/today.js';
import { TABLE } from '../../support/web/ada.js';
import { fakeApi } from '../../support/web/fake-api.js';

adaptAnswersBy(withKnownZones);

/** Stands for a zone that was named after this browser was made. */
const NEW_ZONE = 'America/Newly_Named';
const DINNER = { suggestedDate: '2026-11-28', suggestedTime: 'dinner', startsAt: '2026-11-29T01:00:00Z' };

it('a table in a zone that the browser does not know shows the hour of the place', async () => {
  fakeApi({ 'GET /api/matches/7': [200, { ...TABLE, ...DINNER, timeZone: NEW_ZONE }] });
  const { startsAt, timeZone } = await call('get', '/api/matches/{id}', { params: { id: 7 } });
  expect(timeThere(startsAt, timeZone)).toBe('6:00 PM');
  expect(momentThere('2026-11-27T19:00:00Z', timeZone)).toBe('Fri, Nov 27, 12:00 PM');
  expect(dayBefore('2026-11-28T07:00:00Z', timeZone)).toBe('Fri, Nov 27');
  expect(isToday({ suggestedDate: DINNER.suggestedDate, timeZone })).toBe(false);
});

it('a system message that names the zone only shows the hour of its table', async () => {
  const message = { params: { startsAt: DINNER.startsAt, timeZone: NEW_ZONE } };
  fakeApi({
    'GET /api/matches/7': [200, { ...TABLE, ...DINNER, timeZone: NEW_ZONE }],
    'GET /api/matches/7/messages': [200, [message]],
  });
  await call('get', '/api/matches/{id}', { params: { id: 7 } });
  const [answered] = await call('get', '/api/matches/{id}/messages', { params: { id: 7 } });
  const { params } = answered as unknown as typeof message;
  expect(timeThere(params.startsAt, params.timeZone)).toBe('6:00 PM');
});

it.each([
  ['13:30', '2026-11-28T08:00:00Z', '1:30 PM'],
  ['brunch', '2026-11-27T21:00:00Z', '11:00 AM'],
])('a meetup at %s in such a zone too', async (scheduledTime, startsAt, shown) => {
  const meetup = {
    id: 31,
    scheduledDate: '2026-11-28',
    scheduledTime,
    startsAt,
    timeZone: `Asia/New_${scheduledTime}`,
  };
  fakeApi({ 'GET /api/meetups': [200, [meetup]] });
  const [answered] = await call('get', '/api/meetups');
  expect(timeThere(answered!.startsAt, answered!.timeZone)).toBe(shown);
});

it('a device in Etc/Unknown shows the time of its clock, UTC, and no page fails', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
  expect([zoneOf(), zoneOf({ timeZone: 'Mars/Olympus' }), zoneOf({ timeZone: 'Asia/Tokyo' })]).toEqual([
    'UTC',
    'UTC',
    'Asia/Tokyo',
  ]);
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(fullMomentLabel('2026-11-28T18:00:00Z')).toContain('6:00 PM');
});
