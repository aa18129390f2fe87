import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';

export interface PlaceFrame {
  /** Whether there is room for it at the side. */
  readonly isPanel: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything about the place of a match: a sheet, or a panel at the side, which has the focus once it is to be opened. */
export function Place({ isPanel, isOpen, onClose, children }: PlaceFrame & { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPanel || !isOpen) return;
    panel.current!.focus();
    onClose();
  }, [isPanel, isOpen, onClose]);
  if (!isPanel)
    return (
      <Dialog open={isOpen} onClose={onClose} title={t('whereAndWhen')}>
        {children}
      </Dialog>
    );
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby="place-panel"
      className="col-start-2 row-start-2 overflow-y-auto border-l border-line bg-card p-4 -outline-offset-4"
    >
      <h2 id="place-panel" className="mb-3 text-xl">
        {t('whereAndWhen')}
      </h2>
      {children}
    </aside>
  );
}
