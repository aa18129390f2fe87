import { Link } from 'react-router-dom';
import { APP_NAME } from '../../shared/app-name.js';
import { openingTab } from '../../shared/auth-tab.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf, withElements } from '../../shared/i18n/messages-of.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { CommunityLogo } from '../../shared/ui/CommunityLogo.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { LogoMark } from '../../shared/ui/Logo.js';

const t = messagesOf('landing');

const COURSES = [
  ['starter', 'starterTitle', 'starterText'],
  ['main', 'mainTitle', 'mainText'],
  ['dessert', 'dessertTitle', 'dessertText'],
] as const;

function Menu() {
  return (
    <section aria-labelledby="menu" className="mx-auto max-w-6xl px-5 py-12 sm:px-8 lg:py-16">
      <h2 id="menu" className="text-2xl">
        {t('menu')}
      </h2>
      <ol className="mt-6 grid gap-x-12 gap-y-7 md:grid-cols-3">
        {COURSES.map(([course, title, text]) => (
          <li key={course}>
            <p className="flex items-baseline gap-2 font-display font-bold text-tomato-deep">
              {t(course)}
              <span aria-hidden className="leader" />
            </p>
            <h3 className="mt-1.5 text-lg">{t(title)}</h3>
            <p className="mt-1 text-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The landing page. It is the first download of every visitor, so it imports as little as possible. */
export function LandingPage({ onIntent }: { onIntent: () => void }) {
  usePageTitle(t('pageTitle'));
  return (
    <>
      <Header onIntent={onIntent} />
      <main id="main" tabIndex={-1} className="outline-none">
        <section className="relative overflow-hidden bg-facade text-on-facade dark:border-b dark:border-line">
          <div className="mx-auto grid max-w-6xl gap-x-10 px-5 pb-10 sm:px-8 md:grid-cols-2 md:items-center md:pb-16 lg:grid-cols-[1fr_1.05fr] short:sm:grid-cols-[1fr_auto] short:sm:items-center short:sm:pb-8">
            <LaidTable className="mx-auto w-full max-w-[17rem] md:order-2 md:max-w-none short:w-[62dvh] short:max-w-none short:max-sm:hidden short:sm:order-2" />
            <div className="mt-4 md:mt-0 short:mt-0">
              <h1 className="text-hero font-extrabold tracking-tighter md:max-lg:text-[3.9rem] short:max-lg:text-[2.75rem]">
                {APP_NAME}
              </h1>
              <p className="mt-3 font-display text-xl font-semibold text-butter">{t('tagline')}</p>
              <p className="mt-3 max-w-lg text-lg">{t('pitch')}</p>
              <ButtonLink
                to="/auth"
                state={openingTab('create-account')}
                look="butter"
                onPointerEnter={onIntent}
                onFocus={onIntent}
                className="mt-6 w-full text-lg sm:w-auto sm:px-12"
              >
                {t('start')}
              </ButtonLink>
              <p className="mt-4 max-w-lg text-sm leading-7">
                {withElements(t('agreement'), {
                  terms: <PolicyLink to="/terms" text={t('terms')} />,
                  privacy: <PolicyLink to="/privacy" text={t('privacy')} />,
                })}
              </p>
            </div>
          </div>
        </section>
        <Menu />
      </main>
      <footer className="mx-auto max-w-6xl px-3 pb-8 sm:px-6">
        <LanguageSwitch />
      </footer>
    </>
  );
}

function Header({ onIntent }: { onIntent: () => void }) {
  return (
    <header className="bg-facade text-on-facade">
      <div aria-hidden className="awning short:-mt-6" />
      <div className="mx-auto flex max-w-6xl items-center justify-between px-5 py-2 sm:px-8">
        <CommunityLogo>
          <LogoMark className="size-11 md:size-14 short:size-10" />
        </CommunityLogo>
        <Link
          to="/auth"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          className="-mr-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4 hover:text-butter"
        >
          {t('signIn')}
        </Link>
      </div>
    </header>
  );
}

function PolicyLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-3 hover:text-butter">
      {text}
    </Link>
  );
}
