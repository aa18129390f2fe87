import { useEffect } from 'react';
import { APP_NAME } from '../app-name.js';

let screen = '';
let waiting = '';

function show(): void {
  const name = screen ? `${screen} · ${APP_NAME}` : APP_NAME;
  document.title = waiting ? `(${waiting}) ${name}` : name;
}

/** Sets the document title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    screen = title;
    show();
  }, [title]);
}

/** Prefixes the document title with a count, as in '(3) Chat'; empty for none. */
export function useTitlePrefix(mark: string): void {
  useEffect(() => {
    waiting = mark;
    show();
    return () => {
      waiting = '';
      show();
    };
  }, [mark]);
}
