import type { ReactNode } from 'react';

interface EmptyStateProps {
  art: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

/** An empty state: illustration, reason and next step. */
export function EmptyState({ art, title, text, action, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-4 py-8 text-center">
      <div className="mb-5 w-44">{art}</div>
      <Heading className="text-xl">{title}</Heading>
      <p className="mt-2 text-balance text-muted">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
