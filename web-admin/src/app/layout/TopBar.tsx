import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Box, Button, IconButton } from '@mui/material';
import {
  LoadingIndicator,
  LocalesMenuButton,
  ToggleThemeButton,
  useGetIdentity,
  useLogout,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { OfflineBar } from '../../shared/ui/OfflineBar.js';
import { SecondFactorBanner } from './SecondFactorBanner.js';
import { t } from '../messages.js';

/** Theme, account and sign-out buttons, and the notices that concern every page. */
export function TopBar() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? t('account');
  return (
    <>
      <Box component="section" aria-label={t('tools')} sx={BAR}>
        <LoadingIndicator />
        <LocalesMenuButton />
        <ToggleThemeButton />
        <Button
          component={Link}
          to="/account"
          aria-label={name}
          color="inherit"
          startIcon={<AccountCircleOutlined />}
          sx={{ minWidth: 0, px: { xs: 0.75, sm: 2 }, fontWeight: 500 }}
        >
          <Box component="span" sx={NAME}>
            {name}
          </Box>
        </Button>
        <IconButton
          aria-label={t('signOut')}
          title={t('signOut')}
          onClick={() => void logout({ isByHand: true }, '/login', false)}
        >
          <LogoutOutlined />
        </IconButton>
      </Box>
      <OfflineBar />
      <SecondFactorBanner />
    </>
  );
}

const BAR = {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1, sm: 2, lg: 3 },
  py: 0.5,
};
/** On a phone a name takes a line a word, and the narrowest one has no room for it. */
const NAME = {
  '@media (max-width: 359px)': { display: 'none' },
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'normal',
  lineHeight: 1.2,
  textAlign: 'start',
};
