import { LogOut, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { IconButton } from '../../shared/ui/Button.js';
import { Tooltip, TooltipGroup } from '../../shared/ui/Tooltip.js';

const t = messagesOf('dashboard');

interface GreetingProps {
  name: string;
  imageUrl: string | null;
  seed: number;
  trust: { score: number; level: string };
  onVerifyTrust: () => void;
  onEditProfile: () => void;
  onOpenSettings: () => void;
}

export function Greeting({
  name,
  imageUrl,
  seed,
  trust,
  onVerifyTrust,
  onEditProfile,
  onOpenSettings,
}: GreetingProps) {
  const logOut = useLogOut();
  return (
    <div>
      {/* The buttons move below a name whose longest word does not fit beside them. */}
      <div className="flex flex-wrap items-start gap-x-2">
        <h1 className="min-w-0 grow basis-[min-content] pt-0.5 text-3xl">{t('hello', { name })}</h1>
        <div className="ml-auto flex shrink-0">
          <TooltipGroup>
            <Labelled label={t('editProfile')} onClick={onEditProfile}>
              <Avatar size="sm" name={name} imageUrl={imageUrl} seed={seed} />
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
function Labelled({ label, children, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={label}>
      <IconButton label={label} className="md:flex md:w-auto md:gap-2 md:px-3 md:font-semibold" {...rest}>
        {children}
        <span className="hidden md:inline">{label}</span>
      </IconButton>
    </Tooltip>
  );
}
