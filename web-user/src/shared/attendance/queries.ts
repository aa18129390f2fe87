import { call } from '../api/call.js';
import { MATCHES, matchKey } from '../api/keys.js';
import { useAction } from '../api/use-action.js';
import { t } from './messages.js';

/** The match is in the list and in its chat. */
const refreshing = (matchId: number) => ({ refreshes: [MATCHES, matchKey(matchId)] });

export const useConfirmSeat = (matchId: number) =>
  useAction({
    name: 'confirm-seat',
    run: () => call('post', '/api/matches/{id}/confirm', { params: { id: matchId } }),
    ...refreshing(matchId),
    failure: { title: t('failedTitle'), text: t('confirmFailedText') },
  });

export const useRunLate = (matchId: number) =>
  useAction({
    name: 'run-late',
    isOneAtATime: true,
    run: (minutes: number) =>
      call('post', '/api/matches/{id}/late', { params: { id: matchId }, body: { minutes } }),
    ...refreshing(matchId),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });

export const useArrive = (matchId: number) =>
  useAction({
    name: 'arrive',
    run: () => call('post', '/api/matches/{id}/here', { params: { id: matchId } }),
    ...refreshing(matchId),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });

export const useAskWhereTableIs = (matchId: number) =>
  useAction({
    name: 'ask-where-table-is',
    run: () => call('post', '/api/matches/{id}/cannot-find', { params: { id: matchId } }),
    done: () => ({ title: t('cannotFindDone') }),
    ...refreshing(matchId),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
