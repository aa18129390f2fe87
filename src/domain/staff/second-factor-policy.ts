/** Whether staff need a second factor to work in the console, or may do without one. */
export const SECOND_FACTOR_POLICIES = ['required', 'optional'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

/** Whether a staff member can do nothing in the console but enroll a second factor. */
export const mustEnrol = (policy: SecondFactorPolicy, hasSecondFactor: boolean): boolean =>
  policy === 'required' && !hasSecondFactor;
