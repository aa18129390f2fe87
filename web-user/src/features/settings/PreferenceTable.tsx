import { type Channel, CHANNELS, isPushed, type OptionalKind } from '@domain/shared/notification-kind.js';
import { useId } from 'react';
import type { NotificationPreference } from '../../shared/api/types.js';
import { t } from './messages.js';
import { useSetPreferences } from './notification-queries.js';

/** A row: the kinds of notification that it switches together. */
export interface NotificationRow {
  readonly name: string;
  readonly kinds: readonly OptionalKind[];
}

interface PreferenceTableProps {
  caption: string;
  rows: readonly NotificationRow[];
  preferences: readonly NotificationPreference[];
  isDisabled: boolean;
}

/** One column for each channel; a change is saved at once. A box of a row with some of its kinds on is half checked. */
export function PreferenceTable({ caption, rows, preferences, isDisabled }: PreferenceTableProps) {
  const id = useId();
  const set = useSetPreferences();
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
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
        {rows.map(({ name, kinds }, row) => (
          <tr key={name}>
            <th scope="row" id={`${id}${row}`} className="py-2 pr-2 text-left font-normal">
              {name}
            </th>
            {CHANNELS.map((channel) => {
              const all = preferences.filter(({ kind }) => kinds.includes(kind) && isSent(kind, channel));
              const wanted = all.filter((preference) => preference[channel]).length;
              return (
                <td key={channel}>
                  {all.length > 0 && (
                    <label className="grid min-h-12 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        aria-labelledby={`${id}${row} ${id}${channel}`}
                        className="size-6 accent-tomato"
                        checked={wanted === all.length}
                        ref={(box) => void (box && (box.indeterminate = wanted > 0 && wanted < all.length))}
                        disabled={isDisabled}
                        onChange={({ target }) =>
                          set(
                            all.map(({ kind }) => kind),
                            channel,
                            target.checked,
                          )
                        }
                      />
                    </label>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSent = (kind: NotificationPreference['kind'], channel: Channel): boolean =>
  channel === 'email' || isPushed(kind);
