import { INTEREST_OPTIONS } from '@domain/account/interests.js';

/** Interests while they are edited. */
export interface ChosenInterests {
  /** Of the offered ones, those that are chosen. */
  chosen: string[];
  /** The person's own, separated by commas. */
  others: string;
}

const isOffered = (interest: string) =>
  (INTEREST_OPTIONS as readonly string[]).includes(interest.toLowerCase());

export const chosenFrom = (interests: readonly string[]): ChosenInterests => ({
  chosen: interests.filter(isOffered).map((interest) => interest.toLowerCase()),
  others: interests.filter((interest) => !isOffered(interest)).join(', '),
});

export const allInterests = ({ chosen, others }: ChosenInterests): string[] => [
  ...chosen,
  ...others.split(','),
];

/** All that are named so far, each once, however many and however long. */
export const interestsNamed = (interests: ChosenInterests): Set<string> =>
  new Set(
    allInterests(interests)
      .map((interest) => interest.trim().toLowerCase())
      .filter(Boolean),
  );
