import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanFields } from './plan-fields.js';

const DRAFTS = ['meetup-drafts'] as const;

export interface Draft {
  /** The saved input; null for none. */
  readonly found: PlanFields | null;
  keep(fields: PlanFields): void;
  forget(): void;
}

/**
 * Saves unsent input of the meetup form in the query cache, so that closing the dialog does not lose it. It is cleared
 * by a reload or by logging out.
 */
export function useDraft(of: 'new' | number): Draft {
  const client = useQueryClient();
  const queryKey = [...DRAFTS, of];
  const [found] = useState(() => client.getQueryData<PlanFields>(queryKey) ?? null);
  return {
    found,
    keep: (fields) => {
      client.setQueryDefaults(DRAFTS, { gcTime: Infinity });
      client.setQueryData(queryKey, fields);
    },
    forget: () => client.removeQueries({ queryKey, exact: true }),
  };
}
