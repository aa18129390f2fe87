import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { EmptyPlate } from '../../shared/ui/art/art.js';
import { ButtonLink } from '../../shared/ui/Button.js';

const t = messagesOf('not-found');

/** The fallback route. A private path offers to sign in and returns to it afterwards. */
export default function NotFoundPage({ isPrivate = false }: { isPrivate?: boolean }) {
  const { pathname, search } = useLocation();
  usePageTitle(t('title'));
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-5 p-5 text-center outline-none"
    >
      <div className="w-56">
        <EmptyPlate />
      </div>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="max-w-md rounded-md bg-sunken px-4 py-3 font-mono text-sm break-words">
        {t('hint', { path: pathname })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isPrivate && (
          <ButtonLink to={`/auth?returnTo=${encodeURIComponent(pathname + search)}`}>
            {t('signIn')}
          </ButtonLink>
        )}
        <ButtonLink to="/" look="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </main>
  );
}
