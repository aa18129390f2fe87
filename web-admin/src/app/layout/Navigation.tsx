import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { Wordmark } from '../../shared/ui/Wordmark.js';
import { NavigationLinks } from './NavigationLinks.js';

interface Props {
  /** Whether the drawer has been called. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The house front: always there where there is room, else a drawer that one calls. */
export function Navigation({ isOpen, onClose }: Props): ReactNode {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { brand } = useTheme().palette;
  // A window that is made narrow again must not find the drawer over what one is at.
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);
  const colors = { bgcolor: brand.facade, color: brand.onFacade };
  if (isWide)
    return (
      <Box component="header" sx={colors}>
        <Box sx={{ position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto' }}>
          <NavigationContent />
        </Box>
      </Box>
    );
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { ...colors, width: '17rem' }, 'aria-label': 'Navigation' } }}
    >
      <NavigationContent onFollow={onClose} />
    </Drawer>
  );
}

function NavigationContent({ onFollow }: { onFollow?: () => void }): ReactNode {
  return (
    <>
      <Box sx={{ px: 2.5, pt: 2.5, pb: 1.5 }}>
        <Wordmark />
      </Box>
      <NavigationLinks onFollow={onFollow} />
    </>
  );
}
