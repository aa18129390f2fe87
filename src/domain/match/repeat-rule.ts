/** Two people who had dinner together are not seated at one table again within this time, unless both asked for it. */
export const NO_REPEAT_WEEKS = 8;
