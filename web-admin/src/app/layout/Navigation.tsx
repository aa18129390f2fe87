import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { Wordmark } from '../../shared/ui/Wordmark.js';
import { NavigationLinks } from './NavigationLinks.js';
import { t } from '../messages.js';

interface Props {
  /** Whether the drawer of narrow windows is open. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A permanent side bar in wide windows, a drawer in narrow ones. */
export function Navigation({ isOpen, onClose }: Props): ReactNode {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { brand } = useTheme().palette;
  // Without this, a drawer opened before a resize would reopen when the window is narrow again.
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
      slotProps={{ paper: { sx: { ...colors, width: '17rem' }, 'aria-label': t('navigation') } }}
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
