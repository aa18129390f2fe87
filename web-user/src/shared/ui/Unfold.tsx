import { type ReactNode, useState } from 'react';

interface UnfoldProps {
  label: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A line that shows what few need; nothing of it is rendered before. */
export function Unfold({ label, isOpenAtFirst = false, children }: UnfoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <button
        type="button"
        className="min-h-11 text-sm font-semibold underline underline-offset-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && children}
    </div>
  );
}
