import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a second-level heading. */
export function Section({ title, aside, children }: Props) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" id={heading} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  );
}
