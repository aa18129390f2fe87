import { LogOut } from 'lucide-react';
import { catalogue } from '../../shared/i18n/catalogue.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { IconButton } from '../../shared/ui/Button.js';
import { Tooltip } from '../../shared/ui/Tooltip.js';

const t = catalogue('dashboard', {
  hello: 'Hi, {name}!',
  trust: '{level} · {score}/100',
  editProfile: 'Edit profile',
  logOut: 'Log out',
});

interface GreetingProps {
  name: string;
  imageUrl: string | null;
  seed: number;
  trust: { score: number; level: string };
  onEditProfile: () => void;
}

export function Greeting({ name, imageUrl, seed, trust, onEditProfile }: GreetingProps) {
  const logOut = useLogOut();
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-3xl">{t('hello', { name })}</h1>
        <p className="mt-1 text-sm text-muted">{t('trust', trust)}</p>
      </div>
      <div className="flex shrink-0 gap-1">
        <Tooltip text={t('editProfile')}>
          <IconButton label={t('editProfile')} onClick={onEditProfile}>
            <Avatar size="sm" name={name} imageUrl={imageUrl} seed={seed} />
          </IconButton>
        </Tooltip>
        <Tooltip text={t('logOut')}>
          <IconButton label={t('logOut')} disabled={logOut.isPending} onClick={() => logOut.mutate()}>
            <LogOut aria-hidden className="size-6" />
          </IconButton>
        </Tooltip>
      </div>
    </div>
  );
}
