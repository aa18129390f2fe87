import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.js';

interface DialogButtonProps {
  Icon: LucideIcon;
  label: string;
  /** The dialog. */
  children: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ Icon, label, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-5" />
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
