import { act } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';

/** Loads all queries on the screen again, as after a lost network, and waits until the screen shows the outcome. */
export async function loadAgain(client: QueryClient): Promise<void> {
  await act(() => client.invalidateQueries());
  // The query cache tells its observers in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
