import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the form. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
