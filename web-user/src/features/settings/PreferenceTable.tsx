import { isPushed } from '@domain/shared/notification-kind.js';
import { useId } from 'react';
import type { NotificationPreference } from '../../shared/api/types.js';
import { t } from './messages.js';
import { useSetPreference } from './notification-queries.js';

const CHANNELS = ['email', 'push'] as const;

interface PreferenceTableProps {
  preferences: readonly NotificationPreference[];
  isDisabled: boolean;
}

/** One row for each kind of notification, one column for each channel; a change is saved at once. */
export function PreferenceTable({ preferences, isDisabled }: PreferenceTableProps) {
  const id = useId();
  const setPreference = useSetPreference();
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('notifications')}</caption>
      <thead>
        <tr className="text-sm">
          <td />
          {CHANNELS.map((channel) => (
            <th key={channel} id={`${id}${channel}`} scope="col" className="w-16 p-1 font-semibold">
              {t(`channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {preferences.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row" id={id + preference.kind} className="py-2 pr-2 text-left font-normal">
              {t(`kind_${preference.kind}`)}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                {(channel === 'email' || isPushed(preference.kind)) && (
                  <label className="grid min-h-12 cursor-pointer place-items-center">
                    <input
                      type="checkbox"
                      aria-labelledby={`${id + preference.kind} ${id}${channel}`}
                      className="size-6 accent-tomato"
                      checked={preference[channel]}
                      disabled={isDisabled}
                      onChange={({ target }) =>
                        setPreference.mutate({ kind: preference.kind, channel, isEnabled: target.checked })
                      }
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
