import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Tone = 'plain' | 'good' | 'warning' | 'bad';

/** A state as the console shows it. */
export interface StatusLabel {
  readonly label: string;
  readonly tone: Tone;
}

interface Props {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label, such as a state. The color only supports the text, for color-blind users. */
export function Tag({ tone = 'plain', icon, children }: Props) {
  return (
    <Box component="span" sx={{ ...TAG, ...TONES[tone] }}>
      {icon}
      {children}
    </Box>
  );
}

const TAG = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: '2px',
  borderRadius: 4,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1rem' },
};
const TONES: Record<Tone, object> = {
  plain: { bgcolor: 'brand.sunken', color: 'text.primary' },
  good: { bgcolor: 'brand.basilSoft', color: 'success.main' },
  warning: { bgcolor: 'brand.butterSoft', color: 'text.primary' },
  bad: { bgcolor: 'brand.beetSoft', color: 'error.main' },
};

export function StatusTag({ status: { label, tone } }: { status: StatusLabel }) {
  return <Tag tone={tone}>{label}</Tag>;
}
