import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode, Ref } from 'react';
import { Blank } from '../ui/Blank.js';
import { Trouble } from '../ui/Trouble.js';
import type { ViewMoves } from '../viewer/use-view.js';
import type { View } from '../viewer/view.js';
import { Viewer } from '../viewer/Viewer.js';
import { fileAddress, useReviewFile } from './use-review-file.js';
import type { Verification } from './verification.js';

interface Props {
  readonly review: Verification;
  readonly isHeld: boolean;
  readonly aspect: number;
  readonly view: View;
  readonly moves: ViewMoves;
  readonly frameRef: Ref<HTMLDivElement>;
}

/** The file itself while the claim is held. A picture is shown; a PDF is no more than handed over. */
export function HandedIn({ review, isHeld, aspect, view, moves, frameRef }: Props): ReactNode {
  const { id, kind, contentType, hasFile, person } = review;
  const isPdf = contentType === 'application/pdf';
  const { url, hasFailed, tryAgain } = useReviewFile(id, isHeld && hasFile && !isPdf);

  if (!hasFile)
    return (
      <Frame aspect={aspect}>
        <Blank
          icon={<LockOutlined />}
          title="No file is kept"
          text="It was deleted with the decision, or its time was over."
        />
      </Frame>
    );
  if (!isHeld)
    return (
      <Frame aspect={aspect}>
        <Blank
          icon={<LockOutlined />}
          title="Put away"
          text="Only whoever has claimed it sees the file, and every look is written down."
        />
      </Frame>
    );
  if (isPdf)
    return (
      <Frame aspect={aspect} ref={frameRef}>
        <Blank
          icon={<PictureAsPdfOutlined />}
          title="A PDF"
          text="It comes from a stranger, and we have not looked inside. Open it in a viewer that runs no scripts, and delete your copy once you have decided."
        >
          <Button
            component="a"
            href={fileAddress(id)}
            download={`verification-${id}.pdf`}
            variant="outlined"
            startIcon={<DownloadOutlined />}
          >
            Download the PDF
          </Button>
        </Blank>
      </Frame>
    );
  if (hasFailed)
    return (
      <Frame aspect={aspect}>
        <Trouble text="The file could not be fetched. Your claim may have ended." retry={tryAgain} />
      </Frame>
    );
  if (!url)
    return (
      <Box role="status" aria-label="Fetching the file">
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: aspect }} />
      </Box>
    );
  const what = kind === 'id' ? 'ID' : 'Photo';
  return (
    <Viewer
      src={url}
      alt={`${what} handed in by ${person?.name ?? 'a deleted user'}`}
      aspect={aspect}
      view={view}
      moves={moves}
      frameRef={frameRef}
    />
  );
}

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
  borderColor: 'house.lineStrong',
  borderRadius: 1,
  maxHeight: '34rem',
  width: '100%',
};
