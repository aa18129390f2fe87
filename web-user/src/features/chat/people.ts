import type { MatchUser } from '../../shared/api/types.js';
import { t } from './messages.js';

/** The user id of system messages. */
const SYSTEM_USER_ID = 61;

export const isSystem = ({ id }: Pick<MatchUser, 'id'>): boolean => id === SYSTEM_USER_ID;

export const nameOf = (person: MatchUser): string =>
  isSystem(person) ? t('system') : person.username || person.firstName || t('someone');
