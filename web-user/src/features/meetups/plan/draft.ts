import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanFields } from './plan-fields.js';

const DRAFTS = ['meetup-drafts'] as const;

export interface Draft {
  /** What stood in the form when it was closed; null where nothing was left. */
  readonly found: PlanFields | null;
  keep(fields: PlanFields): void;
  forget(): void;
}

/**
 * Keeps what is typed into the form of a meetup that is closed before it is sent, be it by a slip of the finger. It lies
 * among what is fetched, so that it goes when the page is left or one logs out.
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
