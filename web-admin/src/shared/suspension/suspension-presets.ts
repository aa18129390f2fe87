/** Templates in words for the suspended user. */
export const reasonTemplates = (
  appName: string,
): ReadonlyArray<{ readonly name: string; readonly text: string }> => [
  {
    name: 'Harassment',
    text: 'Others told us about messages from you that hurt or pressured them. That has no place at our tables.',
  },
  {
    name: 'Made others feel unsafe',
    text: 'Someone felt unsafe because of what you did at a dinner or wrote before it. We are pausing your account while we look into it.',
  },
  {
    name: 'Not who they say they are',
    text: "Your profile doesn't show who you are. Please contact us with a document that does.",
  },
  { name: 'Spam', text: 'Your account was used to advertise to others.' },
  {
    name: 'Under 18',
    text: `You have to be 18 to use ${appName}, and we have reason to think you aren't yet.`,
  },
  {
    name: 'Repeated no-shows',
    text: "You were expected at several tables and didn't come. The others waited for you.",
  },
];

export const LENGTH_PRESETS: ReadonlyArray<{ readonly name: string; readonly days: number }> = [
  { name: '1 week', days: 7 },
  { name: '1 month', days: 30 },
  { name: '3 months', days: 91 },
];
