import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import type { ImageView } from './image-viewer/image-view.js';
import { ImageViewer, TOOLS_SPACE } from './image-viewer/ImageViewer.js';
import type { ImageViewActions } from './image-viewer/use-image-view.js';
import { useSubmittedFile } from './use-submitted-file.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

interface Props {
  readonly review: Verification;
  readonly canView: boolean;
  readonly aspect: number;
  readonly view: ImageView;
  readonly actions: ImageViewActions;
  readonly frameRef: Ref<HTMLDivElement>;
  /** Called with true when the first page is displayed, and with false when the file is hidden. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** The submitted file, one page at a time; hidden without an own claim. */
export function Submission({ review, canView, aspect, view, actions, frameRef, onSeen }: Props): ReactNode {
  const { id, kind, hasFile, pageCount, person } = review;
  const [page, setPage] = useState(1);
  const canSee = canView && hasFile;
  const { url, failure, tryAgain } = useSubmittedFile(id, page, canSee);
  useEffect(() => {
    if (!canSee) onSeen(false);
    else if (url && page === 1) onSeen(true);
  }, [canSee, url, page, onSeen]);

  if (!hasFile)
    return (
      <Frame aspect={aspect}>
        <EmptyState icon={<LockOutlined />} title={t('noFile')} text={t('noFileText')} />
      </Frame>
    );
  if (!canView)
    return (
      <Frame aspect={aspect}>
        <EmptyState icon={<LockOutlined />} title={t('fileLocked')} text={t('fileLockedText')} />
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

interface FrameProps {
  readonly aspect: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

function Frame({ aspect, ref, children }: FrameProps): ReactNode {
  return (
    <Box ref={ref} tabIndex={ref ? -1 : undefined} sx={{ ...FRAME, aspectRatio: { sm: aspect } }}>
      {children}
    </Box>
  );
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
