import type { AttendancePage, LinkOutcome } from '../../../src/application/attendance/answer-by-link.js';
import type { WhenAndWhere } from '../../../src/application/notifications/when-and-where.js';
import {
  answeredPage,
  askAttendancePage,
  goneAttendancePage,
} from '../../../src/adapters/http/attendance/attendance-page.js';
import {
  askHomeSafePage,
  confirmUnsafePage,
  homeSafeOutcomePage,
} from '../../../src/adapters/http/safety/home-safe-page.js';
import { goneSharedPlanPage, sharedPlanPage } from '../../../src/adapters/http/safety/shared-plan-page.js';
import {
  askPage,
  donePage,
  goneUnsubscribePage,
} from '../../../src/adapters/http/notifications/unsubscribe-page.js';
import {
  askWeeklyPage,
  weeklyOutcomePage,
} from '../../../src/adapters/http/weekly-question/weekly-question-page.js';
import type { PublicPageSettings } from '../../../src/adapters/http/public-page.js';
import type { Language } from '../../../src/domain/shared/language.js';
import { OPTIONAL_KINDS } from '../../../src/domain/shared/notification-kind.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const WHEN: WhenAndWhere = {
  date: '2026-12-12',
  startsAt: new Date('2026-12-13T00:30:00Z'),
  timeZone: 'America/Los_Angeles',
  place: 'Dampfschifffahrtsgesellschaftskantine, 1600 Pennsylvania Avenue Northwest, Washington',
};
const SEAT: AttendancePage = {
  use: 'answer',
  when: WHEN,
  hasConfirmed: false,
  lateMinutes: null,
  mayBeLate: true,
  mayLeave: true,
  isPair: true,
  isSeatFilled: true,
};
const OUTCOMES: readonly LinkOutcome[] = ['saved', 'repeated', 'asked', 'left', 'busy'];

type Render = (settings: PublicPageSettings) => string;

const PAGES: Readonly<Record<string, Render>> = {
  'a plan': (settings) =>
    sharedPlanPage({ seatId: 1, firstName: 'Maximiliane', when: WHEN, status: 'confirmed' }, settings),
  'a plan without a place': (settings) =>
    sharedPlanPage(
      {
        seatId: 1,
        firstName: 'Wolfeschlegelsteinhausenberger',
        when: { ...WHEN, place: null },
        status: 'pending',
      },
      settings,
    ),
  'a plan that ended': goneSharedPlanPage,
  'home safe?': (settings) => askHomeSafePage(TOKEN, false, settings),
  'home safe? without an answer': (settings) => askHomeSafePage(TOKEN, true, settings),
  'home safe? no': (settings) => confirmUnsafePage(TOKEN, settings),
  ...Object.fromEntries(
    (['saved', 'busy', 'gone'] as const).map((outcome) => [
      `home safe, ${outcome}`,
      (settings: PublicPageSettings) => homeSafeOutcomePage(outcome, settings),
    ]),
  ),
  'who comes': (settings) => askAttendancePage({ page: SEAT, token: TOKEN, isMissing: true }, settings),
  'who comes, answered': (settings) =>
    askAttendancePage(
      { page: { ...SEAT, hasConfirmed: true, lateMinutes: 20 }, token: TOKEN, isMissing: false },
      settings,
    ),
  'leaving a table': (settings) =>
    askAttendancePage({ page: { ...SEAT, use: 'leave' }, token: TOKEN, isMissing: false }, settings),
  ...Object.fromEntries(
    OUTCOMES.map((outcome) => [
      `attendance, ${outcome}`,
      (settings: PublicPageSettings) => answeredPage(outcome, { ...SEAT, lateMinutes: 45 }, settings),
    ]),
  ),
  'attendance, gone': goneAttendancePage,
  'a table every week': (settings) =>
    askWeeklyPage(
      { preferredDate: '2026-12-12', preferredTime: 'dinner', venueType: 'restaurant' },
      TOKEN,
      settings,
    ),
  ...Object.fromEntries(
    (['opened', 'has_table', 'busy', 'gone', 'stopped'] as const).map((outcome) => [
      `a table every week, ${outcome}`,
      (settings: PublicPageSettings) => weeklyOutcomePage(outcome, settings),
    ]),
  ),
  unsubscribing: (settings) => askPage(OPTIONAL_KINDS[0], settings),
  unsubscribed: (settings) => donePage(OPTIONAL_KINDS[0], settings),
  'unsubscribing, gone': goneUnsubscribePage,
};

/** Every state of the pages behind secret links, with long values. @returns the documents by name */
export const secretPagesIn = (language: Language): ReadonlyArray<readonly [name: string, html: string]> =>
  Object.entries(PAGES).map(([name, render]) => [name, render({ appName: 'Tablemates', language })]);
