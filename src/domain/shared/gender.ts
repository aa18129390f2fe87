/** What a user can say to be who does not want to be the only one at a table; only those users are asked. See ADR 70. */
export const GENDERS = ['woman', 'man', 'non_binary'] as const;
export type Gender = (typeof GENDERS)[number];
