/** The fewest characters of a password made for a new staff account: a guessed one would expose many people. */
export const SHORTEST_STAFF_PASSWORD = 12;
