import { readFileSync } from 'node:fs';
import { sharedPlanPage } from '../../src/adapters/http/safety/shared-plan-page.js';
import { zoneOf } from '../../web-user/src/shared/today.js';

const SCRIPT = readFileSync('web-user/public/away-zone.js', 'utf8');

afterEach(() => document.body.replaceChildren());

it.each([
  ['where the plan is', zoneOf(), true],
  ['elsewhere', 'Asia/Kathmandu', false],
])(
  'the page of a shared plan names the zone only for a reader elsewhere: %s',
  (_where, timeZone, isHidden) => {
    const when = {
      date: '2026-12-12',
      startsAt: new Date('2026-12-13T00:30:00Z'),
      timeZone,
      place: null,
    } as const;
    const page = sharedPlanPage(
      { seatId: 1, firstName: 'Ada', when, status: 'confirmed' },
      { appName: 'Tablemates', language: 'en' },
    );
    expect(page).toContain('<script src="/away-zone.js" defer>');
    document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
    const zone = document.querySelector<HTMLElement>('[data-offset]')!;
    expect([zone.textContent!.length > 2, zone.hidden]).toEqual([true, false]);
    new Function(SCRIPT)();
    expect(zone.hidden).toBe(isHidden);
  },
);
