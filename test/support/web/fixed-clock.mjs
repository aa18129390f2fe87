/** The instant at which front-end tests run, a Wednesday morning in New York; `jest.useFakeTimers({ now })` chooses another. */
const NOW = Date.parse('2026-11-25T15:00:00Z');

/** Only `Date` stands still: timers and `performance` go on. */
globalThis.Date = class FixedDate extends Date {
  static now = () => NOW;

  constructor(...fields) {
    super(...(fields.length === 0 ? [NOW] : fields));
  }
};
