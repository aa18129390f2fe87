type Act = () => Promise<unknown>;

const acts = new Set<Act>();

/** Registers an act that needs the session and is sent before it ends. @returns a function that removes it */
export function beforeLogOut(act: Act): () => void {
  acts.add(act);
  return () => void acts.delete(act);
}

/** Waits for the acts; one that fails says so itself. */
export const sendBeforeLogOut = (): Promise<unknown> => Promise.allSettled([...acts].map((act) => act()));
