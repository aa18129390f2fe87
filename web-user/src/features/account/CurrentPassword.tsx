import type { ComponentProps } from 'react';
import { PasswordInput } from '../../shared/ui/Field.js';
import { t } from './messages.js';

type CurrentPasswordProps = Omit<ComponentProps<typeof PasswordInput>, 'label'> & { onForgot: () => void };

/** The password of a sign-in, and the way on without it. */
export function CurrentPassword({ onForgot, ...field }: CurrentPasswordProps) {
  return (
    <div>
      <PasswordInput label={t('password')} autoComplete="current-password" {...field} />
      <button
        type="button"
        onClick={onForgot}
        className="mt-1 min-h-11 font-semibold text-tomato-deep underline underline-offset-3"
      >
        {t('forgot')}
      </button>
    </div>
  );
}
