import { formattedTextFrom } from '@domain/shared/formatted-text.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly subject: string;
  readonly body: string;
}

/** An announcement as the banner of the app shows it, opened. */
export function BannerPreview({ subject, body }: Props): ReactNode {
  return (
    <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>{subject}</Typography>
      {formattedTextFrom(body).map((spans, index) => (
        <Typography key={index} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {spans.map(({ text, isBold, href }, place) => {
            const shown = isBold ? <strong>{text}</strong> : text;
            return href === null ? (
              <span key={place}>{shown}</span>
            ) : (
              <Link key={place} href={href} target="_blank" rel="noreferrer">
                {shown}
              </Link>
            );
          })}
        </Typography>
      ))}
    </Box>
  );
}
