import { useEffect, useState } from 'react';
import { API } from '../../shared/api/http.js';
import { t } from './messages.js';

const TIMEOUT_MS = 30_000;

export interface SubmittedFile {
  /** An object URL; null until the response has arrived. */
  readonly url: string | null;
  /** The error message, or null. */
  readonly failure: string | null;
  readonly tryAgain: () => void;
}

interface Fetched {
  readonly url: string | null;
  readonly failure: string | null;
}
const NO_FILE: Fetched = { url: null, failure: null };

/** The stored file is missing or damaged. */
class FileLostError extends Error {}

/**
 * Fetches one page of the submitted file during an own claim. For privacy the object URL is revoked at its end, and the
 * response is not cached.
 */
export function useSubmittedFile(id: number, page: number, canView: boolean): SubmittedFile {
  const [file, setFile] = useState(NO_FILE);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!canView) return;
    const leaving = new AbortController();
    let url: string | null = null;
    fetchPage(id, page, AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setFile({ url, failure: null });
      },
      (error: unknown) => {
        const failure = t(error instanceof FileLostError ? 'fileLost' : 'fetchFailed');
        if (!leaving.signal.aborted) setFile({ url: null, failure });
      },
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
      setFile(NO_FILE);
    };
  }, [id, page, canView, attempt]);

  return { ...file, tryAgain: () => setAttempt((attempts) => attempts + 1) };
}

async function fetchPage(id: number, page: number, signal: AbortSignal): Promise<Blob> {
  const address = `${API}/verifications/${id}/file?page=${page}`;
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal });
  if (!response.ok) {
    const { code } = (await response.json()) as { code: string };
    throw code === 'file_lost' ? new FileLostError() : new Error(code);
  }
  return response.blob();
}
