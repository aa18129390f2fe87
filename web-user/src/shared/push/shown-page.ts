/** How the service worker asks an open window to show a page; the window answers `true` on the port if it does. */
export interface PageToShow {
  readonly show: string;
}

export const isPageToShow = (data: unknown): data is PageToShow =>
  typeof (data as Partial<PageToShow> | null)?.show === 'string';
