import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { t } from './messages.js';

/** Layout of both policies. */
export function PolicyPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="min-h-dvh">
      <div aria-hidden className="gingham h-2.5 [--check:0.625rem]" />
      <main id="main" tabIndex={-1} className="toast-room mx-auto max-w-2xl px-5 pt-4 pb-20 outline-none">
        <header className="flex flex-wrap items-center justify-between">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-tomato-deep"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {t('back')}
          </Link>
          <div className="-mx-2 flex flex-wrap">
            <LanguageSwitch />
          </div>
        </header>
        <h1 className="mt-6 text-3xl hyphens-auto">{title}</h1>
        <p className="mt-2 mb-8 text-sm text-muted">{t('updated')}</p>
        {children}
      </main>
    </div>
  );
}
