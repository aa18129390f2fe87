import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Pagination, Skeleton, Typography } from '@mui/material';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { API } from '../../shared/api/http.js';
import { ImageViewer, TOOLS_SPACE } from './image-viewer/ImageViewer.js';
import { t, type Verification } from './verification.js';
import { type ImageView, type ImageViewActions, useImageView } from './image-viewer/image-view.js';
import { EmptyState, ErrorState } from '../../shared/ui/EmptyState.js';

interface Props {
  readonly review: Verification;
  readonly canView: boolean;
  readonly view: ImageView;
  readonly actions: ImageViewActions;
  readonly frameRef: Ref<HTMLDivElement>;
  /** Called with true when the first page is displayed, and with false when the file is hidden. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** The submitted document, or the submitted photo beside the profile picture it must match. */
export function EvidenceViewer({ review, ...submission }: Props) {
  if (review.kind === 'id') return <Submission review={review} aspect={4 / 3} {...submission} />;
  return (
    <Box sx={PAIR}>
      <figure>
        <Submission review={review} aspect={1} {...submission} />
        <Typography component="figcaption">{t('submittedPhoto')}</Typography>
      </figure>
      <figure>
        <ProfilePicture review={review} />
        <Typography component="figcaption">{t('pictureThen')}</Typography>
      </figure>
    </Box>
  );
}

function ProfilePicture({ review: { comparedWith, person } }: { review: Verification }) {
  const { view, actions } = useImageView();
  if (!comparedWith)
    return <Box sx={{ p: 4, borderRadius: 1, bgcolor: 'brand.sunken' }}>{t('pictureDeleted')}</Box>;
  return (
    <ImageViewer
      src={comparedWith}
      alt={t('pictureOf', { name: person?.name ?? t('aDeletedUser') })}
      aspect={1}
      view={view}
      actions={actions}
    />
  );
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  '& figure': {
    m: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 0.75,
  },
  '& figcaption': { fontWeight: 600 },
};

/** The submitted file, one page at a time; hidden without an own claim. */
function Submission({
  review,
  canView,
  aspect,
  view,
  actions,
  frameRef,
  onSeen,
}: Props & { aspect: number }) {
  const { id, kind, hasFile, pageCount, person } = review;
  const [page, setPage] = useState(1);
  const canSee = canView && hasFile;
  const { url, failure, tryAgain } = useSubmittedFile(id, page, canSee);
  useEffect(() => {
    if (!canSee) onSeen(false);
    else if (url && page === 1) onSeen(true);
  }, [canSee, url, page, onSeen]);

  const why = hasFile ? 'fileLocked' : 'noFile';
  if (!canSee)
    return (
      <Frame aspect={aspect}>
        <EmptyState icon={<LockOutlined />} title={t(why)} text={t(`${why}Text`)} />
      </Frame>
    );
  const name = person?.name ?? t('aDeletedUser');
  return (
    <>
      {failure ? (
        <Frame aspect={aspect}>
          <ErrorState text={failure} retry={tryAgain} />
        </Frame>
      ) : url ? (
        <ImageViewer
          src={url}
          alt={
            pageCount > 1
              ? t('pageSubmittedBy', { kind, name, page, count: pageCount })
              : t('submittedBy', { kind, name })
          }
          aspect={aspect}
          view={view}
          actions={actions}
          frameRef={frameRef}
        />
      ) : (
        <Box role="status" aria-label={t('loadingFile')}>
          <Skeleton variant="rounded" sx={{ ...PLACEHOLDER, aspectRatio: aspect }} />
          <Box sx={TOOLS_SPACE} />
        </Box>
      )}
      {pageCount > 1 && (
        <Box sx={PAGES}>
          <Typography>{t('page', { page, count: pageCount })}</Typography>
          <Pagination
            count={pageCount}
            page={page}
            onChange={(_event, chosen) => setPage(chosen)}
            aria-label={t('pages')}
          />
        </Box>
      )}
    </>
  );
}

/** As large as the viewer's frame with its border. */
const PLACEHOLDER = { height: 'auto', boxSizing: 'content-box', border: '1px solid transparent' };
const PAGES = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 };

function Frame({ aspect, children }: { aspect: number; children: ReactNode }) {
  return <Box sx={{ ...FRAME, aspectRatio: { sm: aspect } }}>{children}</Box>;
}

const FRAME = {
  display: 'grid',
  alignContent: 'center',
  border: '1px dashed',
  borderColor: 'brand.lineStrong',
  borderRadius: 1,
  maxHeight: '34rem',
  width: '100%',
};

const TIMEOUT_MS = 30_000;

interface SubmittedFile {
  /** An object URL; null until the response has arrived. */
  readonly url: string | null;
  readonly failure: string | null;
}

const NO_FILE: SubmittedFile = { url: null, failure: null };

/** The stored file is missing or damaged. */
class FileLostError extends Error {}

/**
 * Fetches one page of the submitted file during an own claim. For privacy the object URL is revoked at its end, and the
 * response is not cached.
 */
function useSubmittedFile(id: number, page: number, canView: boolean) {
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
