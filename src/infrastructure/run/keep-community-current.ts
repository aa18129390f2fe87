import type { CurrentCommunity } from '../../application/community/current-community.js';

const REREAD_EVERY_MS = 2_000;

/**
 * Reads the community now, and again every two seconds until `stop`, because other processes change it.
 * @returns stop
 */
export async function keepCommunityCurrent(community: CurrentCommunity): Promise<() => void> {
  await community.refresh();
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const later = (): void => {
    if (isStopped) return;
    // While the database is away, the last texts stay; its outage is logged by those who wait for it.
    timer = setTimeout(
      () =>
        void community
          .refresh()
          .catch(() => undefined)
          .finally(later),
      REREAD_EVERY_MS,
    );
    timer.unref();
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
