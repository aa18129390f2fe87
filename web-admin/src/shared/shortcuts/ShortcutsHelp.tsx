import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { type Shortcut, useShortcutsEnabled } from './use-shortcuts.js';

const t = messagesOf('shortcuts');

interface Props {
  readonly shortcuts: readonly Shortcut[];
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A dialog with the page's keyboard shortcuts and the option to disable them. */
export function ShortcutsHelp({ shortcuts, isOpen, setOpen }: Props) {
  const title = useId();
  const [isEnabled, setEnabled] = useShortcutsEnabled();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<KeyboardOutlined />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        sx={KEYBOARD_ONLY}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>{t('title')}</DialogTitle>
        <DialogContent>
          <Box component="dl" sx={LIST}>
            {[...shortcuts, UNDO].map(({ key, description }) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <Box component="kbd" sx={KEY}>
                    {KEY_NAMES[key] ?? key}
                  </Box>
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {description}
                </Box>
              </Box>
            ))}
          </Box>
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Switch checked={isEnabled} onChange={(_event, checked) => setEnabled(checked)} />}
            label={t('useSingleKeys')}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const UNDO = { key: 'Ctrl Z', description: t('undo') };
const KEY_NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Hidden on touch devices, which rarely have a keyboard. */
const KEYBOARD_ONLY = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } };
const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  m: 0,
};
const KEY = {
  display: 'inline-block',
  minWidth: 32,
  px: 1,
  py: 0.25,
  border: '1px solid',
  borderColor: 'brand.lineStrong',
  borderBottomWidth: 3,
  borderRadius: 1,
  bgcolor: 'brand.sunken',
  fontFamily: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
};
