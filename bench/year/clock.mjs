/**
 * Preload of the product of a simulated year: `Date` is ahead of the machine's clock by milliseconds that the parent
 * process sets, first with `CLOCK_AHEAD_MS` and then over IPC. Timers and durations keep the machine's pace.
 */
import { registerHooks } from 'node:module';

let aheadMs = Number(process.env.CLOCK_AHEAD_MS);

class MovedDate extends Date {
  static now() {
    return super.now() + aheadMs;
  }

  constructor(...fields) {
    if (fields.length === 0) super(MovedDate.now());
    else super(...fields);
  }
}

const MachineDate = globalThis.Date;
globalThis.Date = MovedDate;
globalThis.MachineDate = MachineDate;

// A jump would make the schedule of recurring jobs run every minute that was skipped: it keeps the machine's clock, and
// the year runs those jobs at its own moments.
const SCHEDULE = 'const runCron = (compiledSharedOptions, parsedCronItems, requirements) => {';
let isScheduleKept = false;
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes('/dist/infrastructure/')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(SCHEDULE)) return loaded;
    isScheduleKept = true;
    return {
      ...loaded,
      source: source.replace(SCHEDULE, `${SCHEDULE} const Date = globalThis.MachineDate;`),
    };
  },
});

process.on('message', ({ question, argument }) => {
  if (question !== 'moveClock') return;
  if (!isScheduleKept) throw new Error('The schedule of recurring jobs was not found in the build.');
  aheadMs = argument;
});
