import { useEffect } from 'react';
import { APP_NAME } from '../app-name.js';

let screen = '';
let waiting = '';

function show(): void {
  const name = screen ? `${screen} · ${APP_NAME}` : APP_NAME;
  document.title = waiting ? `(${waiting}) ${name}` : name;
}

/** Names the document after the screen it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    screen = title;
    show();
  }, [title]);
}

/** Puts in front of the title how much waits for the person, as in '(3) Chat'; nothing for an empty text. */
export function useTitleMark(mark: string): void {
  useEffect(() => {
    waiting = mark;
    show();
    return () => {
      waiting = '';
      show();
    };
  }, [mark]);
}
