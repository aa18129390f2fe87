import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type Identifier, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { COVERING_LINK } from './row-styles.js';

/**
 * Links to the row's `show` page, if the resource has one. The link covers the whole row, which has to be positioned; other
 * links in it are raised above it.
 */
export function RowLink({ id, children }: { id: Identifier; children: ReactNode }): ReactNode {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  if (!hasShow) return children;
  return (
    <Link component={RouterLink} to={`/${resource}/${id}/show`} sx={{ fontWeight: 600, ...COVERING_LINK }}>
      {children}
    </Link>
  );
}
