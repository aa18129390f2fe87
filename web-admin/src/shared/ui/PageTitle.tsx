import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useDocumentTitle } from './use-document-title.js';

/** Sets the page's heading and document title. */
export function PageTitle({ children }: { children: string }): ReactNode {
  useDocumentTitle(children);
  return <Title title={<bdi>{children}</bdi>} preferenceKey={false} />;
}

/** The same as a value of react-admin's `title` option. */
export function TitleText({ children }: { children: string }): ReactNode {
  useDocumentTitle(children);
  return <bdi>{children}</bdi>;
}
