/** What is checked, in the order in which it is shown. */
export const CHECKS = [
  'address',
  'certificate',
  'sockets',
  'mailServer',
  'mailHeaders',
  'senderRecords',
  'operator',
  'push',
  'storage',
  'disk',
  'jobs',
  'clock',
  'timeZone',
  'places',
  'backup',
  'drill',
  'firstAdmin',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** What can be wrong, or why nothing is known. Its text, in the area `readiness` of `console.json`, names the setting or the command that mends it. */
export const PROBLEMS = [
  'addressIsLocal',
  'addressIsNotHttps',
  'addressIsSilent',
  'addressIsOther',
  'certificateIsRefused',
  'certificateEnds',
  'socketsAreBlocked',
  'mailIsKept',
  'mailServerFails',
  'senderIsElsewhere',
  'contactIsMissing',
  'senderIsUnproved',
  'operatorIsMissing',
  'pushKeysDiffer',
  'storageFails',
  'diskIsFull',
  'jobsAreStopped',
  'jobsAreLate',
  'clockIsOff',
  'zoneDiffers',
  'placesFail',
  'googleKeyFails',
  'backupIsOff',
  'backupIsBeside',
  'backupFailed',
  'backupIsLate',
  'drillFailed',
  'drillIsDue',
  'passwordIsKept',
  'onlyInProduction',
  'certificateIsMissing',
  'homeAreaIsMissing',
  'drillIsMissing',
  'unchecked',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** With these the check knows nothing, neither good nor bad. */
const UNKNOWN: ReadonlySet<ProblemCode> = new Set([
  'onlyInProduction',
  'certificateIsMissing',
  'homeAreaIsMissing',
  'drillIsMissing',
  'unchecked',
]);

export const STATES = ['wrong', 'unchecked', 'fine'] as const;

export interface Problem {
  readonly code: ProblemCode;
  /** The one value in its text, such as the code of an error; null where the text has none. */
  readonly detail: string | null;
}

export interface Finding {
  readonly check: CheckName;
  readonly state: (typeof STATES)[number];
  /** Null where all is well. */
  readonly problem: Problem | null;
}

export const problem = (code: ProblemCode, detail: string | number | null = null): Problem => ({
  code,
  detail: detail === null ? null : String(detail),
});

export const finding = (check: CheckName, found: Problem | null): Finding => ({
  check,
  state: found === null ? 'fine' : UNKNOWN.has(found.code) ? 'unchecked' : 'wrong',
  problem: found,
});
