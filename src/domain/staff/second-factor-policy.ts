/** Config option: whether staff must use a second factor. */
export const SECOND_FACTOR_POLICIES = ['required', 'optional'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

/** Whether a session is limited to enrolling a second factor. */
export const mustEnrol = (policy: SecondFactorPolicy, hasSecondFactor: boolean): boolean =>
  policy === 'required' && !hasSecondFactor;
