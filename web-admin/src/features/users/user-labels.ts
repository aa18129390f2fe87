import type { Tone } from '../../shared/ui/Tag.js';
import type { SuspensionOfUser, User, UserRow } from './user.js';

interface Says {
  readonly says: string;
  readonly tone: Tone;
}

export const STANDING_WORDS: Readonly<Record<UserRow['standing'], Says>> = {
  good: { says: 'Good', tone: 'good' },
  suspended: { says: 'Suspended', tone: 'warning' },
  ended: { says: 'Ended', tone: 'bad' },
};

export const ROLE_WORDS: Readonly<Record<UserRow['role'], string>> = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Admin',
};

export const SUSPENSION_KIND_WORDS: Readonly<Record<SuspensionOfUser['kind'], string>> = {
  suspension: 'Suspension',
  ending: 'End of the account',
};

export const SUSPENSION_STATUS_WORDS: Readonly<Record<SuspensionOfUser['status'], Says>> = {
  proposed: { says: 'Proposed', tone: 'warning' },
  in_force: { says: 'In force', tone: 'bad' },
  lifted: { says: 'Lifted', tone: 'good' },
  over: { says: 'Over', tone: 'plain' },
  declined: { says: 'Declined', tone: 'plain' },
};

export const STEP_WORDS: Readonly<Record<keyof User['trustSteps'], string>> = {
  email: 'Email',
  birthDate: 'Birth date',
  phone: 'Phone',
  idDocument: 'ID document',
  profilePicture: 'Profile picture',
};

export const RELIABILITY_WORDS: Readonly<Record<User['reliability']['level'], Says>> = {
  unknown: { says: 'Too early to say', tone: 'plain' },
  reliable: { says: 'Reliable', tone: 'good' },
  mixed: { says: 'Mixed', tone: 'warning' },
  unreliable: { says: 'Unreliable', tone: 'bad' },
};
