import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Blank } from './Blank.js';

/** Stands in a list without rows; where that is the filters' doing, they can be taken away. */
export function NothingHere({ text }: { text?: string }): ReactNode {
  const { filterValues, setFilters } = useListContext();
  const isNarrowed = Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '');
  return (
    <Blank title={isNarrowed ? 'Nothing like that' : 'Nothing here yet'} text={isNarrowed ? undefined : text}>
      {isNarrowed && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          Show everything
        </Button>
      )}
    </Blank>
  );
}
