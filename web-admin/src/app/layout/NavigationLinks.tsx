import DashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { alpha, type Theme } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useStaff } from '../../shared/session/use-staff.js';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.js';
import { resourceGroups } from '../resources.js';
import { useQueueSize } from '../../shared/review-case/use-queue-size.js';
import { t } from '../messages.js';

/** Links to the dashboard and to every resource that the staff member may open, with the size of the queue. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }): ReactNode {
  const waiting = useQueueSize();
  const isAdmin = useStaff()?.role === 'admin';
  return (
    <Box component="nav" aria-label={t('pages')}>
      <List sx={{ px: 1.25 }}>
        <PageLink to="/" icon={<DashboardOutlined />} label={t('dashboard')} onFollow={onFollow} />
      </List>
      {resourceGroups.map(({ label, resources }) => (
        <List
          key={label}
          aria-label={label}
          subheader={<GroupTitle>{label}</GroupTitle>}
          sx={{ px: 1.25, pt: 0 }}
        >
          {resources
            .filter(({ options }) => isAdmin || !options?.isForAdmins)
            .map(({ name, icon, options }) => (
              <PageLink
                key={name}
                to={`/${name}`}
                icon={icon && createElement(icon)}
                label={options?.label ?? name}
                count={name === 'work' ? waiting : undefined}
                onFollow={onFollow}
              />
            ))}
        </List>
      ))}
    </Box>
  );
}

/** Hidden from screen readers, to which it is the name of the list. */
function GroupTitle({ children }: { children: string }): ReactNode {
  return (
    <Box component="li" aria-hidden sx={{ px: 1.5, py: 0.5, fontSize: '0.8125rem', fontWeight: 700 }}>
      {children}
    </Box>
  );
}

interface PageLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly count?: number;
  readonly onFollow?: () => void;
}

function PageLink({ to, icon, label, count = 0, onFollow }: PageLinkProps): ReactNode {
  return (
    <ListItem disablePadding>
      <ListItemButton component={NavLink} to={to} end={to === '/'} onClick={onFollow} sx={link}>
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }} />
        {count > 0 && (
          <Box component="span" sx={COUNT}>
            {count}
            <VisuallyHidden> {t('waiting')}</VisuallyHidden>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}

const link = ({ palette: { brand } }: Theme) => ({
  minHeight: 44,
  mb: 0.25,
  px: 1.5,
  py: 0.5,
  borderRadius: '10px',
  fontWeight: 500,
  color: alpha(brand.onFacade, 0.86),
  '&:hover': { bgcolor: alpha(brand.onFacade, 0.08), color: brand.onFacade },
  '&.active': { bgcolor: alpha(brand.onFacade, 0.14), color: brand.onFacade, fontWeight: 700 },
  '&.active .MuiListItemIcon-root': { color: brand.butter },
  '&:focus-visible, &.Mui-focusVisible': { outlineColor: brand.butter, outlineOffset: -3 },
});

const COUNT = {
  minWidth: 24,
  px: 0.75,
  borderRadius: 3,
  bgcolor: 'brand.butter',
  color: 'brand.onButter',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '22px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};
