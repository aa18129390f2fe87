import { Link, useParams } from 'react-router-dom';
import { Chair } from '../../features/friends/Chair.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { Logo } from '../../shared/ui/Logo.js';
import { QueryProvider } from '../QueryProvider.js';

/** Route: /friend/:id. The chair that a friend holds, for a visitor. */
export default function FriendLinkPage() {
  const { id = '' } = useParams();
  return (
    <QueryProvider>
      <main id="main" tabIndex={-1} className="toast-room outline-none">
        <div aria-hidden className="gingham h-2.5 [--check:0.625rem]" />
        <div className="mx-auto max-w-md px-5 pt-5 pb-14">
          <header className="mb-4">
            <Link to="/" className="inline-flex min-h-11 items-center">
              <Logo />
            </Link>
          </header>
          <Chair code={id} request={undefined} />
          <footer className="-mx-2 mt-8 flex flex-wrap text-sm">
            <LanguageSwitch />
          </footer>
        </div>
      </main>
    </QueryProvider>
  );
}
