import { useEffect, useState } from 'react';
import { API } from '../../shared/api/http.js';

const TIMEOUT_MS = 30_000;

export interface ReviewFile {
  /** Where the picture is in memory; null until it is there. */
  readonly url: string | null;
  /** Why there is none, in words. */
  readonly failure: string | null;
  readonly tryAgain: () => void;
}

interface Fetched {
  readonly url: string | null;
  readonly failure: string | null;
}
const NOTHING: Fetched = { url: null, failure: null };
const NOT_FETCHED = 'The file could not be fetched. Your claim may have ended.';

/** The server says in words why there is no file. */
class FileLost extends Error {}

/** Fetches a page of what was handed in while the claim is held. No copy outlives the claim or the page: not in a cache either. */
export function useReviewFile(id: number, page: number, isHeld: boolean): ReviewFile {
  const [file, setFile] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isHeld) return;
    const leaving = new AbortController();
    let url: string | null = null;
    fetchPage(id, page, AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setFile({ url, failure: null });
      },
      (error: unknown) => {
        const failure = error instanceof FileLost ? error.message : NOT_FETCHED;
        if (!leaving.signal.aborted) setFile({ url: null, failure });
      },
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
      setFile(NOTHING);
    };
  }, [id, page, isHeld, attempt]);

  return { ...file, tryAgain: () => setAttempt((attempts) => attempts + 1) };
}

async function fetchPage(id: number, page: number, signal: AbortSignal): Promise<Blob> {
  const address = `${API}/verifications/${id}/file?page=${page}`;
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal });
  if (!response.ok) {
    const { code, message } = (await response.json()) as { code: string; message: string };
    throw code === 'file_lost' ? new FileLost(message) : new Error(message);
  }
  return response.blob();
}
