import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UserReference } from '../../shared/api/types.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';

interface Props {
  readonly title: string;
  /** In the order of joining. */
  readonly users: readonly UserReference[];
  readonly emptyText: string;
}

/** Participants or the waitlist of a meetup. */
export function ParticipantList({ title, users, emptyText }: Props): ReactNode {
  return (
    <Section title={title}>
      {users.length === 0 ? (
        <Typography color="text.secondary">{emptyText}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3, columns: { sm: 2, lg: 3 } }}>
          {users.map((person) => (
            <li key={person.id}>
              <UserLink user={person} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
