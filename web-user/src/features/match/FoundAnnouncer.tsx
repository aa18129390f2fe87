import { useEffect, useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { dismissToast, visibleToast } from '../../shared/ui/toast/toast-store.js';
import { isNew, memberNames } from './members.js';
import { t } from './messages.js';

/** A live region that announces a table that is found while the page is open. */
export function FoundAnnouncer({ matches }: { matches: readonly Match[] }) {
  // Ids ascend.
  const [newest] = useState(() => Math.max(0, ...matches.map(({ id }) => id)));
  const found = matches.find((match) => match.id > newest && isNew(match));
  const foundId = found?.id;
  useEffect(() => {
    // That the search runs is not true any more, and would cover the table.
    const toast = visibleToast();
    if (foundId && toast?.kind === 'success' && !toast.button) dismissToast(toast.id);
  }, [foundId]);
  return (
    <p role="status" className="sr-only">
      {found && t('foundText', { names: memberNames(found) })}
    </p>
  );
}
