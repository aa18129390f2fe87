import { useState } from 'react';

/**
 * What the action of a dialog is decided on: the state of the record when the dialog was opened, whatever is loaded behind
 * it since.
 */
export function useDecidedOn(lastDecisionId: number | null): { readonly decidedAfter: number | null } {
  const [decidedOn] = useState({ decidedAfter: lastDecisionId });
  return decidedOn;
}
