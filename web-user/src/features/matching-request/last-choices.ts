import { MEAL_TIMES, type MealTime } from '@domain/shared/slot.js';
import { localNote, saveLocalNote } from '../../shared/local-notes.js';
import { AGE_SLIDER, DISTANCE_SLIDER, type RequestFormValues } from './request-form.js';

/**
 * The choices of the last request, kept on this device until log-out; the date and the venue are chosen each time, and a
 * gender is stored with its request only.
 */
export type LastChoices = Pick<RequestFormValues, 'time' | 'distance' | 'ages' | 'sharedLanguage'>;

const NAME = 'request';

export const saveLastChoices = ({ time, distance, ages, sharedLanguage }: LastChoices): boolean =>
  saveLocalNote(NAME, JSON.stringify({ time, distance, ages, sharedLanguage }));

/** @returns null when none are saved or the saved text is not valid */
export function lastChoices(): LastChoices | null {
  try {
    const { time, distance, ages, sharedLanguage } = JSON.parse(localNote(NAME)) as Record<
      keyof LastChoices,
      unknown
    >;
    const isValid = isMeal(time) && isWithin(distance, DISTANCE_SLIDER) && isAges(ages);
    return isValid ? { time, distance, ages, sharedLanguage: sharedLanguage === true } : null;
  } catch {
    return null;
  }
}

const isMeal = (value: unknown): value is MealTime => MEAL_TIMES.some((meal) => meal === value);

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function isAges(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [min, max] = value as unknown[];
  return isWithin(min, AGE_SLIDER) && isWithin(max, AGE_SLIDER) && min <= max;
}
