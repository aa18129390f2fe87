import type { StatusLabel } from '../../shared/ui/status-label.js';
import type { SuspensionOfUser, User, UserRow } from './user.js';

export const STANDING_LABELS: Readonly<Record<UserRow['standing'], StatusLabel>> = {
  good: { label: 'Good', tone: 'good' },
  suspended: { label: 'Suspended', tone: 'warning' },
  ended: { label: 'Ended', tone: 'bad' },
};

export const ROLE_LABELS: Readonly<Record<UserRow['role'], string>> = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Admin',
};

export const SUSPENSION_KIND_LABELS: Readonly<Record<SuspensionOfUser['kind'], string>> = {
  suspension: 'Suspension',
  ending: 'End of the account',
};

export const SUSPENSION_STATUS_LABELS: Readonly<Record<SuspensionOfUser['status'], StatusLabel>> = {
  proposed: { label: 'Proposed', tone: 'warning' },
  in_force: { label: 'In force', tone: 'bad' },
  lifted: { label: 'Lifted', tone: 'good' },
  over: { label: 'Over', tone: 'plain' },
  declined: { label: 'Declined', tone: 'plain' },
};

export const TRUST_STEP_LABELS: Readonly<Record<keyof User['trustSteps'], string>> = {
  email: 'Email',
  birthDate: 'Birth date',
  phone: 'Phone',
  idDocument: 'ID document',
  profilePicture: 'Profile picture',
};

export const RELIABILITY_LABELS: Readonly<Record<User['reliability']['level'], StatusLabel>> = {
  unknown: { label: 'Too early to say', tone: 'plain' },
  reliable: { label: 'Reliable', tone: 'good' },
  mixed: { label: 'Mixed', tone: 'warning' },
  unreliable: { label: 'Unreliable', tone: 'bad' },
};
