import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Person } from '../../shared/api/types.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Section } from '../../shared/ui/Section.js';

interface Props {
  readonly title: string;
  /** First come first. */
  readonly people: readonly Person[];
  readonly emptyText: string;
}

/** People in the order in which they came. */
export function PersonList({ title, people, emptyText }: Props): ReactNode {
  return (
    <Section title={title}>
      {people.length === 0 ? (
        <Typography color="text.secondary">{emptyText}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3, columns: { sm: 2, lg: 3 } }}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonLink person={person} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
