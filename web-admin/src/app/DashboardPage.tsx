import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Dashboard } from '../features/figures/Dashboard.js';
import { RunMatchingPanel } from '../features/seating-runs/RunMatchingPanel.js';
import { useStaff } from '../shared/session/use-staff.js';

/** The statistics, and for admins the manual matching run. */
export default function DashboardPage(): ReactNode {
  const isAdmin = useStaff()?.role === 'admin';
  return (
    <Dashboard>
      {isAdmin && (
        <Box sx={{ mt: 2 }}>
          <RunMatchingPanel />
        </Box>
      )}
    </Dashboard>
  );
}
