import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from './messages.js';

interface Props {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** Announced at once by screen readers, for errors. */
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

/** The empty state of a page or a list: title, explanation and an optional action. */
export function EmptyState({ icon, title, text, isAlert = false, children }: Props) {
  return (
    <Box role={isAlert ? 'alert' : undefined} sx={BOX}>
      {icon && (
        <Box sx={DISC} aria-hidden>
          {icon}
        </Box>
      )}
      <Typography variant="h2">{title}</Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: '34rem' }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}

const BOX = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 6,
  textAlign: 'center',
};
const DISC = {
  display: 'grid',
  placeContent: 'center',
  width: 56,
  height: 56,
  mb: 1,
  borderRadius: '50%',
  bgcolor: 'brand.butterSoft',
  color: 'text.primary',
};

interface ErrorStateProps {
  readonly title?: string;
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
}: ErrorStateProps) {
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
