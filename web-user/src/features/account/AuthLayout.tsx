import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { Logo } from '../../shared/ui/Logo.js';
import { t } from './messages.js';

/** Layout of the signed-out and restricted screens: a picture beside the content where there is room. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_1.1fr]">
      <aside className="hidden overflow-hidden bg-facade text-on-facade lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div aria-hidden className="awning shrink-0" />
        <div className="flex flex-1 flex-col justify-center gap-8 p-12">
          <LaidTable className="mx-auto w-full max-w-md" />
          <div>
            <p className="font-display text-2xl font-bold">{t('panelTitle')}</p>
            <p className="mt-1 text-lg">{t('panelText')}</p>
          </div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="toast-room outline-none">
        <div aria-hidden className="gingham h-2.5 [--check:0.625rem] lg:hidden" />
        <div className="mx-auto max-w-md px-5 pt-5 pb-14 lg:pt-12">
          <header>
            <Link to="/" className="inline-flex min-h-11 items-center">
              <Logo />
            </Link>
          </header>
          <h1 className="mt-6 mb-4 text-2xl">{title}</h1>
          {children}
          <footer className="-mx-2 mt-8 flex flex-wrap text-sm">
            <LanguageSwitch />
          </footer>
        </div>
      </main>
    </div>
  );
}
