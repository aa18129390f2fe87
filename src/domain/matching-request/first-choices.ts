/** What a first request asks for: what its form begins with, and what joining a friend takes. The distance is in miles. */
export const FIRST_CHOICES = { maxDistance: 10, ageRangeMin: null, ageRangeMax: null } as const;
