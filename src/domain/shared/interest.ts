/** The form in which interests are compared: "Chess " and "chess" are the same one. Users keep their own spelling. */
export const interestKey = (interest: string): string => interest.trim().toLowerCase();

/** @returns each interest once, in the form in which they are compared */
export const interestKeys = (interests: readonly string[]): ReadonlySet<string> =>
  new Set(interests.map(interestKey));
