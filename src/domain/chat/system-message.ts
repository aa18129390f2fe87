import type { CalendarDate } from '../shared/calendar-date.js';
import type { Language } from '../shared/language.js';
import { dateLabel } from '../shared/saturday.js';
import { type MealTime, STARTING_HOUR } from '../shared/slot.js';
import { timeOfDay, timeOfDayAt } from '../shared/time-of-day.js';
import type { TimeZone } from '../shared/time-zone.js';

/** A text, a choice, or keys of texts that the message quotes. */
type Param = string | boolean | readonly string[];

/**
 * What a system message says, as it is stored: its text is rendered when it is read. The user it is about is no parameter but
 * a reference beside it, so that their name is the current one and is gone with their account. Each context declares its
 * kinds in its own domain. See ADR 68.
 */
export interface SystemMessage {
  readonly kind: string;
  readonly params: Readonly<Record<string, Param>>;
}

/** Parameters that are said as a date and a time of day, whatever the kind. */
interface When {
  readonly date: CalendarDate;
  readonly mealTime: MealTime;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly timeZone: TimeZone;
}

interface Reading {
  readonly language: Language;
  /** The locale of dates, with the reader's region where it is known. */
  readonly locale: string;
  /** Whether the reader's region counts 24 hours. */
  readonly has24Hours: boolean;
  /** Display name of the user that the message is about. */
  readonly name: string;
  /** A quoted text in that language. */
  readonly textOf: (key: string) => string;
}

const isList = (param: Param): param is readonly string[] => typeof param === 'object';

/** The keys of the texts that a message quotes. */
export const quotedIn = ({ params }: SystemMessage): string[] => Object.values(params).filter(isList).flat();

/** The values of the message's text in `locales/<language>/app.json`. */
export function valuesOf(
  { params }: SystemMessage,
  { language, locale, has24Hours, name, textOf }: Reading,
): Record<string, string> {
  const values: Record<string, string> = { name };
  for (const [key, param] of Object.entries(params))
    values[key] = isList(param) ? param.map(textOf).join('\n') : String(param);
  const { date, mealTime, startsAt, timeZone } = params as unknown as Partial<When>;
  if (date) values.date = dateLabel(date, locale);
  if (mealTime) values.time = timeOfDay(STARTING_HOUR[mealTime], 0, language, has24Hours);
  if (startsAt && timeZone) values.time = timeOfDayAt(new Date(startsAt), timeZone, language, has24Hours);
  return values;
}
