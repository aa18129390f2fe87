import { publicSetting } from '../../shared/public-setting.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';

/** Opens the house rules beside the app; nothing where the community has none. */
export function HouseRulesLink({ className }: { className?: string }) {
  if (publicSetting('house-rules') === '') return null;
  return (
    <a
      href="/terms"
      target="_blank"
      rel="noreferrer"
      className={cx(
        'inline-flex min-h-11 items-center font-semibold underline underline-offset-3',
        className,
      )}
    >
      {t('houseRules')}
    </a>
  );
}
