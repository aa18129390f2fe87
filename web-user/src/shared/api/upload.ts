import { apiErrorFrom } from './api-error.js';
import { unreachable } from './call.js';
import type { paths } from './schema.js';

/** The timeout of an upload: large files take long on a weak mobile network. */
const TIMEOUT_MS = 180_000;

type Form = { 'multipart/form-data': object };
export type UploadPath = {
  [P in keyof paths]: paths[P] extends { post: { requestBody: { content: Form } } } ? P : never;
}[keyof paths];
type FieldOf<P extends UploadPath> = keyof paths[P]['post']['requestBody']['content']['multipart/form-data'] &
  string;
type Answer<P extends UploadPath> = paths[P]['post']['responses'][200]['content']['application/json'];

interface Upload<P extends UploadPath> {
  field: FieldOf<P>;
  file: File;
  /** Progress callback, 0 to 1; at 1 the response is still pending. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one file as form data with the session cookie. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 * @throws ApiError, or the signal's reason once it is aborted
 */
export function upload<P extends UploadPath>(
  path: P,
  { field, file, onProgress, signal }: Upload<P>,
): Promise<Answer<P>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status === 200) resolve(JSON.parse(responseText) as Answer<P>);
      else reject(apiErrorFrom(status, statusText, responseText, request.getResponseHeader('Retry-After')));
    };
    request.onerror = request.ontimeout = () => reject(unreachable());
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });

    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}
