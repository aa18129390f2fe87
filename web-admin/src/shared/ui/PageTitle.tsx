import { useEffect } from 'react';
import { Title } from 'react-admin';
import { CONSOLE_NAME } from '../app-name.js';
import { VisuallyHidden } from './VisuallyHidden.js';

interface Props {
  readonly children: string;
  /** The part of it that the page shows; the tabs below show it to those who see. */
  readonly part?: string;
}

/** Sets the page's heading and document title. */
export function PageTitle({ children, part }: Props) {
  useDocumentTitle(part ?? children);
  const title = (
    <>
      <bdi>{children}</bdi>
      {part && <VisuallyHidden>– {part}</VisuallyHidden>}
    </>
  );
  return <Title title={title} preferenceKey={false} />;
}

/** Sets `document.title`, which the tab shows and screen readers announce. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${CONSOLE_NAME}`;
  }, [page]);
}
