import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.js';

interface Props {
  readonly title?: string;
  /** What went wrong, in words for a person. */
  readonly text: string;
  readonly retry?: () => void;
  readonly retryLabel?: string;
}

/** Stands where something could not be shown, and offers another try. */
export function ErrorState({
  title = "This didn't load",
  text,
  retry,
  retryLabel = 'Try again',
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
