import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { ImageView } from './image-viewer/image-view.js';
import { ImageViewer } from './image-viewer/ImageViewer.js';
import { type ImageViewActions, useImageView } from './image-viewer/use-image-view.js';
import { Submission } from './Submission.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

interface Props {
  readonly review: Verification;
  readonly canView: boolean;
  readonly view: ImageView;
  readonly actions: ImageViewActions;
  readonly frameRef: Ref<HTMLDivElement>;
  readonly onSeen: (isSeen: boolean) => void;
}

/** The submitted document, or the submitted photo beside the profile picture it must match. */
export function EvidenceViewer({ review, ...submission }: Props): ReactNode {
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

function ProfilePicture({ review: { comparedWith, person } }: { review: Verification }): ReactNode {
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
