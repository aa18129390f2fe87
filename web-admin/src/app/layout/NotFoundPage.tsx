import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';

/** The fallback for unknown paths. */
export function NotFoundPage(): ReactNode {
  return (
    <>
      <PageTitle>Not here</PageTitle>
      <EmptyState
        icon={<SearchOffOutlined />}
        title="There is no such page"
        text="The address may be mistyped."
      >
        <Button component={Link} to="/" variant="contained">
          To the dashboard
        </Button>
      </EmptyState>
    </>
  );
}
