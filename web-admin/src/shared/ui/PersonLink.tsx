import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Person } from '../api/types.js';

/** The name of a user with a link to their page. */
export function PersonLink({ person }: { person: Person | null }): ReactNode {
  if (!person) return 'Deleted user';
  return (
    <Link component={RouterLink} to={`/users/${person.id}/show`} sx={{ fontWeight: 600 }}>
      {person.name}
    </Link>
  );
}
