import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useDocumentTitle } from './use-document-title.js';

/** The name of a page, in its heading and in the tab. */
export function PageTitle({ children }: { children: string }): ReactNode {
  useDocumentTitle(children);
  return <Title title={<span>{children}</span>} preferenceKey={false} />;
}

/** The same, for react-admin's `title` of a list or a record, which puts it into the heading by itself. */
export function TitleText({ children }: { children: string }): ReactNode {
  useDocumentTitle(children);
  return <span>{children}</span>;
}
