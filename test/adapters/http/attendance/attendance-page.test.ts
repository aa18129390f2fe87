import { askAttendancePage } from '../../../../src/adapters/http/attendance/attendance-page.js';
import { LANGUAGES } from '../../../../src/domain/shared/language.js';

/** What the texts that promise the seat to someone else have in common. */
const PROMISE = /someone else|otra persona|quelqu’un d’autre|jemand/;

it.each(LANGUAGES)(
  'the page that gives a seat back promises it to nobody in the last hours, in %s',
  (language) => {
    const when = {
      date: '2026-03-07',
      startsAt: new Date('2026-03-07T23:00:00Z'),
      timeZone: 'America/New_York',
      place: null,
    };
    const pageWith = (isSeatFilled: boolean) => {
      const answers = {
        hasConfirmed: false,
        lateMinutes: null,
        mayBeLate: true,
        mayLeave: true,
        isPair: false,
      };
      const page = { use: 'leave' as const, when, ...answers, isSeatFilled };
      return askAttendancePage({ page, token: 't', isMissing: false }, { appName: 'Tablemates', language });
    };
    expect(pageWith(true)).toMatch(PROMISE);
    expect(pageWith(false)).not.toMatch(PROMISE);
  },
);
