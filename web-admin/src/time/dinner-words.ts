import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';

const MEALS: Record<string, string> = { brunch: 'Brunch', lunch: 'Lunch', dinner: 'Dinner' };
const VENUES: Record<string, string> = { cafe: 'Cafe', restaurant: 'Restaurant' };

/** "Dinner", or a time such as "19:30" as it is. */
export const mealInWords = (time: string): string => MEALS[time] ?? time;

/** "Cafe" or "Restaurant". */
export const venueInWords = (venueType: string): string => VENUES[venueType] ?? venueType;

interface Sitting {
  readonly date: string;
  readonly time: string;
  readonly venueType: string;
}

/** "Sat, Nov 28 · Dinner". */
export const dateAndMeal = (date: string, time: string): string =>
  `${dateLabel(date as CalendarDate)} · ${mealInWords(time)}`;

/** "Sat, Nov 28 · Dinner · Restaurant". */
export const sittingInWords = ({ date, time, venueType }: Sitting): string =>
  `${dateAndMeal(date, time)} · ${venueInWords(venueType)}`;
