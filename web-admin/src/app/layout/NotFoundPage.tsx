import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { t } from '../messages.js';

/** The fallback for unknown paths. */
export function NotFoundPage(): ReactNode {
  return (
    <>
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState icon={<SearchOffOutlined />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <Button component={Link} to="/" variant="contained">
          {t('toToday')}
        </Button>
      </EmptyState>
    </>
  );
}
