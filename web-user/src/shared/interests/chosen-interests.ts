import { INTEREST_OPTIONS } from '@domain/account/interests.js';
import { interestKey } from '@domain/shared/interest.js';

/** The form values of the interests. */
export interface ChosenInterests {
  /** The selected predefined interests. */
  chosen: string[];
  /** Custom interests, comma-separated. */
  others: string;
}

const isOffered = (interest: string) =>
  (INTEREST_OPTIONS as readonly string[]).includes(interestKey(interest));

export const chosenFrom = (interests: readonly string[]): ChosenInterests => ({
  chosen: interests.filter(isOffered).map(interestKey),
  others: interests.filter((interest) => !isOffered(interest)).join(', '),
});

export const allInterests = ({ chosen, others }: ChosenInterests): string[] => [
  ...chosen,
  ...others.split(','),
];

/** All selected interests without duplicates, before validation of count and length. */
export const interestsNamed = (interests: ChosenInterests): Set<string> =>
  new Set(allInterests(interests).map(interestKey).filter(Boolean));
