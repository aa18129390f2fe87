/** The groups of operations in the API document, with their descriptions. */
export const TAGS = {
  Registration: 'Sign up with an email address and confirm it with a code.',
  Sessions: 'Sign in and out, reset a password, and sign in with the configured provider.',
  Profile: 'The own account: profile, survey, location, credentials, devices, export and deletion.',
  Notifications: 'Which notifications a user wants, the devices that get them, and the link to unsubscribe.',
  Places: 'Addresses, places and map tiles, and the public settings of the instance.',
  'Matching requests': 'Ask for a seat at a table on a Saturday.',
  Matches: 'The tables of the user: members, confirmation, feedback, venue vote and calendar file.',
  Chat: 'Messages of a match; new ones are sent and received over the WebSocket.',
  Meetups: 'Meetups that members announce, join and share.',
  Verification: 'The verification steps that make up the trust score.',
  Safety: 'Blocks, reports and appeals.',
  'Console: sessions': 'Sign in to the console with a second factor.',
  'Console: users': 'Find users, suspend them, correct their accounts, and answer appeals.',
  'Console: audit log': 'Actions and views of staff.',
  'Console: matches': 'Tables, runs of the matching, and their results.',
  'Console: meetups': 'Announced meetups, past ones included.',
  'Console: verifications': 'Review of uploaded documents and photos.',
  'Console: reports': 'Review of reported users, messages and meetups.',
  'Console: appeals': 'Appeals against the steps that follow missed tables.',
  'Console: review cases': 'Every open case of all queues.',
  'Console: statistics': 'Figures of the dashboard.',
  'Console: community': 'The name, the contact and the house rules of the community, for admins.',
  'Console: system': 'Version, queues, jobs that were given up, and checks of mail and files, for admins.',
  About: 'The API document.',
} as const;

export type Tag = keyof typeof TAGS;
