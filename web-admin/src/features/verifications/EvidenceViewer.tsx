import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useView, type ViewMoves } from './image-viewer/use-image-view.js';
import type { View } from './image-viewer/image-view.js';
import { Viewer } from './image-viewer/ImageViewer.js';
import { HandedIn } from './Submission.js';
import type { Verification } from './verification.js';

interface Props {
  readonly review: Verification;
  readonly isHeld: boolean;
  readonly view: View;
  readonly moves: ViewMoves;
  readonly frameRef: Ref<HTMLDivElement>;
  readonly onSeen: (isSeen: boolean) => void;
}

/** A document in a wide frame; a photo in a square one, beside the profile picture that it is to match. */
export function Exhibit({ review, ...handedIn }: Props): ReactNode {
  if (review.kind === 'id') return <HandedIn review={review} aspect={4 / 3} {...handedIn} />;
  return (
    <Box sx={PAIR}>
      <figure>
        <HandedIn review={review} aspect={1} {...handedIn} />
        <Typography component="figcaption">Photo handed in</Typography>
      </figure>
      <figure>
        <Compared review={review} />
        <Typography component="figcaption">Profile picture at the time</Typography>
      </figure>
    </Box>
  );
}

function Compared({ review: { comparedWith, person } }: { review: Verification }): ReactNode {
  const { view, moves } = useView();
  if (!comparedWith)
    return <Box sx={{ p: 4, borderRadius: 1, bgcolor: 'house.sunken' }}>The profile picture is gone.</Box>;
  return (
    <Viewer
      src={comparedWith}
      alt={`Profile picture of ${person?.name ?? 'a deleted user'}`}
      aspect={1}
      view={view}
      moves={moves}
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
