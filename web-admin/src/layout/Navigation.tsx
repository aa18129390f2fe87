import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { Wordmark } from '../ui/Wordmark.js';
import { NavigationLinks } from './NavigationLinks.js';

/** The house front: always there where there is room, else a drawer that one calls. */
export function Navigation(): ReactNode {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [open, setOpen] = useSidebarState();
  const { house } = useTheme().palette;
  const front = { bgcolor: house.facade, color: house.onFacade };
  if (hasRoom)
    return (
      <Box component="header" sx={front}>
        <Box sx={{ position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto' }}>
          <Front />
        </Box>
      </Box>
    );
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { sx: { ...front, width: '17rem' }, 'aria-label': 'Navigation' } }}
    >
      <Front onFollow={() => setOpen(false)} />
    </Drawer>
  );
}

function Front({ onFollow }: { onFollow?: () => void }): ReactNode {
  return (
    <>
      <Box sx={{ px: 2.5, pt: 2.5, pb: 1.5 }}>
        <Wordmark />
      </Box>
      <NavigationLinks onFollow={onFollow} />
    </>
  );
}
