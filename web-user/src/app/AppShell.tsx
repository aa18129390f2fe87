import { CalendarHeart, House, Map, MessagesSquare, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { UnreadDot } from '../features/match/unread.js';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { cx } from '../shared/ui/cx.js';
import { Logo } from '../shared/ui/Logo.js';

const t = messagesOf('shell');

const NAVIGATION = [
  { to: '/', label: 'home', Icon: House },
  { to: '/browse', label: 'browse', Icon: Store },
  { to: '/matches', label: 'matches', Icon: CalendarHeart },
  { to: '/chat', label: 'chat', Icon: MessagesSquare },
  { to: '/map', label: 'map', Icon: Map },
] as const;

function NavigationLinks({ className, itemClassName }: { className: string; itemClassName: string }) {
  return (
    <nav aria-label={t('navigation')} className={className}>
      {NAVIGATION.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className={({ isActive }) =>
            cx(
              itemClassName,
              'group font-semibold transition-colors',
              isActive
                ? 'text-tomato-deep md:bg-tomato-soft'
                : 'text-muted hover:text-ink md:hover:bg-sunken',
            )
          }
        >
          <span className="relative rounded-full px-4 py-0.5 transition-colors group-active:bg-sunken max-md:group-aria-[current=page]:bg-tomato-soft md:contents">
            <Icon aria-hidden className="size-6 md:max-lg:hidden" />
            {label === 'chat' && <UnreadDot className="absolute -top-1.5 left-7.5 md:static md:order-1" />}
          </span>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

/** Layout of the signed-in screens: navigation at the bottom on a phone, at the top on wider screens. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-70 rounded-md bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <div aria-hidden className="gingham h-2 shrink-0 [--check:0.5rem]" />
      <header className="sticky top-[var(--top-bar,0px)] z-30 hidden border-b border-line bg-card md:block">
        <div className="mx-auto flex max-w-6xl items-center justify-between px-8">
          <Link to="/" className="flex min-h-16 items-center">
            <Logo />
          </Link>
          <NavigationLinks
            className="flex gap-1"
            itemClassName="flex min-h-11 items-center gap-2 rounded-full px-3.5 lg:px-4"
          />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="toast-room flex-1 pb-24 outline-none md:pb-10">
        {children}
      </main>
      <NavigationLinks
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
        itemClassName="flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 text-xs"
      />
    </div>
  );
}
