import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.js';
import { t } from './messages.js';

interface Props {
  readonly title?: string;
  /** A message for the user. */
  readonly text: string;
  readonly retry?: () => void;
  readonly retryLabel?: string;
}

/** The error state of a page or a list, with an optional retry. */
export function ErrorState({
  title = t('notLoaded'),
  text,
  retry,
  retryLabel = t('tryAgain'),
}: Props): ReactNode {
  return (
    <EmptyState icon={<ErrorOutlined />} title={title} text={text} isAlert>
      {retry && (
        <Button variant="contained" onClick={retry}>
          {retryLabel}
        </Button>
      )}
    </EmptyState>
  );
}
