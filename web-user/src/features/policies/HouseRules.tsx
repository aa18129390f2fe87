import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.js';
import { publicSetting } from '../../shared/public-setting.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';

/** The house rules of the community; nothing where it has none. */
export function HouseRules() {
  return publicSetting('house-rules') === '' ? null : <RulesSection />;
}

function RulesSection() {
  const { rules, error, retry } = useRules();
  if (rules?.length === 0) return null;
  if (error) return <LoadFailed title={t('rulesNotLoaded')} error={error} onRetry={retry} />;
  return (
    <section className="mb-7" aria-busy={!rules}>
      <h2 className="text-lg">{t('houseRules')}</h2>
      {rules ? (
        <ol className="mt-2 list-decimal space-y-1.5 pl-5 marker:text-tomato">
          {rules.map((rule, index) => (
            <li key={index} className="wrap-anywhere">
              <bdi>{rule}</bdi>
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton className="mt-2 h-24" />
      )}
    </section>
  );
}

/** Without the query client, which signed-out screens do not load. */
function useRules() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ rules?: readonly string[]; error?: Error }>({});
  useEffect(() => {
    let isShown = true;
    call('get', '/api/community').then(
      ({ houseRules }) => isShown && setState({ rules: houseRules }),
      (error: Error) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = (): void => {
    setState({});
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
