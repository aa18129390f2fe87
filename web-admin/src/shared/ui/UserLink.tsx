import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { UserReference } from '../api/types.js';
import { t } from './messages.js';

export function UserLink({ user }: { user: UserReference | null }) {
  if (!user) return t('deletedUser');
  return (
    <Link component={RouterLink} to={`/users/${user.id}/show`} sx={{ fontWeight: 600 }}>
      <bdi>{user.name}</bdi>
    </Link>
  );
}
