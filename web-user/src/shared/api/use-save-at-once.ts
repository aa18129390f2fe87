import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useAction } from './use-action.js';

interface SavedAtOnce<Data> {
  /** The name of the action. */
  name: string;
  /** Of the query whose data is changed. */
  queryKey: QueryKey;
  save: (after: Data, before: Data) => Promise<unknown>;
  /** The error toast: its title, and the fallback text when the server sent no message. */
  failure: { title: string; text: string };
}

/**
 * For fields without a button to save: a change of loaded data is shown and saved at once, and taken back if the server
 * refused it. Does nothing before the data is loaded.
 */
export function useSaveAtOnce<Data>({ name, queryKey, save, failure }: SavedAtOnce<Data>) {
  const client = useQueryClient();
  const action = useAction({
    name,
    isOneAtATime: true,
    run: ({ before, after }: { before: Data; after: Data }) => save(after, before),
    failure,
    onFailure: (_, { before }) => void client.setQueryData(queryKey, before),
    refreshesOnFailure: [queryKey],
  });
  return (change: (before: Data) => Data): void => {
    const before = client.getQueryData<Data>(queryKey);
    if (before === undefined) return;
    const after = change(before);
    // A load that began before would bring the old data back.
    void client.cancelQueries({ queryKey });
    client.setQueryData<Data>(queryKey, after);
    action.mutate({ before, after });
  };
}
