import { Box, type BoxProps } from '@mui/material';

/** Text for screen readers only. */
export function VisuallyHidden(props: BoxProps) {
  return <Box component="span" sx={VISUALLY_HIDDEN} {...props} />;
}

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
