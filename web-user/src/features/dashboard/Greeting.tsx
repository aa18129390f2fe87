import { LogOut, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { IconButton } from '../../shared/ui/Button.js';
import { Tooltip, TooltipGroup } from '../../shared/ui/Tooltip.js';
import { t } from './messages.js';

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
      <div className="flex items-start justify-between gap-2">
        <h1 className="min-w-0 pt-0.5 text-3xl">{t('hello', { name })}</h1>
        <div className="flex shrink-0">
          <TooltipGroup>
            <Tooltip text={t('editProfile')}>
              <IconButton label={t('editProfile')} onClick={onEditProfile}>
                <Avatar size="sm" name={name} imageUrl={imageUrl} seed={seed} />
              </IconButton>
            </Tooltip>
            <Tooltip text={t('settings')}>
              <IconButton label={t('settings')} onClick={onOpenSettings}>
                <SlidersHorizontal aria-hidden className="size-6" />
              </IconButton>
            </Tooltip>
            <Tooltip text={t('logOut')}>
              <IconButton label={t('logOut')} busy={logOut.isPending} onClick={() => logOut.mutate()}>
                <LogOut aria-hidden className="size-6" />
              </IconButton>
            </Tooltip>
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
        {t('trust', trust)}
      </button>
    </div>
  );
}
