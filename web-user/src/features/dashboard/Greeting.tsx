import { trustLevel } from '@domain/trust-score/trust-score.js';
import { LogOut, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { label } from '../../shared/labels.js';
import { useMe } from '../../shared/session/me.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { IconButton } from '../../shared/ui/Button.js';
import { Tooltip, TooltipGroup } from '../../shared/ui/Tooltip.js';

const t = messagesOf('dashboard');

interface GreetingProps {
  onVerifyTrust: () => void;
  onEditProfile: () => void;
  onOpenSettings: () => void;
}

export function Greeting({ onVerifyTrust, onEditProfile, onOpenSettings }: GreetingProps) {
  const { id, firstName, username, profileImageUrl, trustScore: score } = useMe();
  const name = firstName ?? username;
  const trust = { score, level: label(trustLevel(score)) };
  const logOut = useLogOut();
  return (
    <div>
      {/* The buttons move below a name whose longest word does not fit beside them. */}
      <div className="flex flex-wrap items-start gap-x-2">
        <h1 className="min-w-0 grow basis-[min-content] pt-0.5 text-3xl">{t('hello', { name })}</h1>
        <div className="ml-auto flex shrink-0">
          <TooltipGroup>
            <Labelled label={t('editProfile')} onClick={onEditProfile}>
              <Avatar size="sm" name={name} imageUrl={profileImageUrl} seed={id} />
            </Labelled>
            <Labelled label={t('settings')} onClick={onOpenSettings}>
              <SlidersHorizontal aria-hidden className="size-6" />
            </Labelled>
            <Labelled label={t('logOut')} busy={logOut.isPending} onClick={() => logOut.mutate()}>
              <LogOut aria-hidden className="size-6" />
            </Labelled>
          </TooltipGroup>
        </div>
      </div>
      <button
        type="button"
        aria-label={t('verifyTrust', trust)}
        onClick={onVerifyTrust}
        className="-ml-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-basil" />
        <span className="md:hidden">{t('trust', trust)}</span>
        <span className="hidden md:inline">{t('verifyTrust', trust)}</span>
      </button>
    </div>
  );
}

/** A button with an icon, and on a wide screen with words. */
function Labelled({ label: text, children, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={text}>
      <IconButton label={text} className="md:flex md:w-auto md:gap-2 md:px-3 md:font-semibold" {...rest}>
        {children}
        <span className="hidden md:inline">{text}</span>
      </IconButton>
    </Tooltip>
  );
}
