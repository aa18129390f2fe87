/** Why somebody reports, as moderators read it. */
export const REPORT_REASONS: Readonly<Record<string, string>> = {
  harassment: 'Harassment',
  unsafe: 'Felt unsafe',
  fake_profile: 'Fake profile',
  spam: 'Spam',
  underage: 'Under 18',
  other: 'Something else',
};
