import AddOutlined from '@mui/icons-material/AddOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import { Box, IconButton, type IconButtonProps } from '@mui/material';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { type ImageView, type ImageViewActions, MAX_ZOOM, t, transformOf } from './image-view.js';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Aspect ratio of the frame: width divided by height. */
  readonly aspect: number;
  readonly view: ImageView;
  readonly actions: ImageViewActions;
  readonly frameRef?: Ref<HTMLDivElement>;
}

/** An image with zoom, pan and rotation: by wheel, drag, buttons, double click and keyboard. */
export function ImageViewer({ src, alt, aspect, view, actions, frameRef }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const isClose = view.zoom > 1;

  // React's wheel handler is passive, and could not call `preventDefault` to stop the page from scrolling.
  useEffect(() => {
    const element = stage.current!;
    const onWheel = (event: WheelEvent) => {
      if (!isClose && event.deltaY > 0) return;
      event.preventDefault();
      actions.zoomBy(Math.exp(-event.deltaY / 400));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [isClose, actions]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isClose) return;
    if (actions.panByKey(event.key)) event.preventDefault();
  };

  return (
    <Box>
      <Box
        ref={frameRef}
        role="group"
        tabIndex={0}
        aria-label={t('frame', { alt })}
        onKeyDown={onKeyDown}
        sx={FRAME}
      >
        <Box
          ref={stage}
          onPointerDown={(event) => {
            drag.current = { x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (!drag.current) return;
            const { width, height } = event.currentTarget.getBoundingClientRect();
            actions.panBy(
              ((event.clientX - drag.current.x) / width) * 100,
              ((event.clientY - drag.current.y) / height) * 100,
            );
            drag.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={() => (drag.current = null)}
          onPointerCancel={() => (drag.current = null)}
          onDoubleClick={isClose ? actions.reset : actions.zoomIn}
          sx={{
            aspectRatio: aspect,
            overflow: 'hidden',
            cursor: isClose ? 'grab' : 'zoom-in',
            touchAction: isClose ? 'none' : 'pan-y',
            '&:active': { cursor: isClose ? 'grabbing' : undefined },
          }}
        >
          <Box
            component="img"
            src={src}
            alt={alt}
            draggable={false}
            sx={PICTURE}
            style={{ transform: transformOf(view, aspect) }}
          />
        </Box>
      </Box>
      <Box role="toolbar" aria-label={t('view')} sx={TOOLS}>
        <Tool name={t('zoomOut')} keyName="-" onClick={actions.zoomOut} disabled={!isClose}>
          <RemoveOutlined />
        </Tool>
        <Box role="status" sx={ZOOM}>
          {Math.round(view.zoom * 100)}%
        </Box>
        <Tool name={t('zoomIn')} keyName="+" onClick={actions.zoomIn} disabled={view.zoom >= MAX_ZOOM}>
          <AddOutlined />
        </Tool>
        <Tool name={t('showAll')} keyName="0" onClick={actions.reset}>
          <FitScreenOutlined />
        </Tool>
        <Tool name={t('rotateLeft')} onClick={() => actions.rotate(-1)}>
          <RotateLeftOutlined />
        </Tool>
        <Tool name={t('rotateRight')} keyName="t" onClick={() => actions.rotate(1)}>
          <RotateRightOutlined />
        </Tool>
      </Box>
    </Box>
  );
}

/** A button of the toolbar, whose title names its key. */
function Tool({ name, keyName, ...button }: IconButtonProps & { name: string; keyName?: string }) {
  const title = keyName ? `${name} (${keyName})` : name;
  return <IconButton aria-label={name} aria-keyshortcuts={keyName} title={title} {...button} />;
}

const FRAME = {
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'brand.sunken',
  border: '1px solid',
  borderColor: 'divider',
};
const PICTURE = { display: 'block', width: '100%', height: '100%', objectFit: 'contain', userSelect: 'none' };
/** Also reserved while the image loads, so that nothing below moves. */
export const TOOLS_SPACE = { minHeight: 40, mt: 0.5 };
const TOOLS = {
  ...TOOLS_SPACE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
};
const ZOOM = {
  minWidth: '3.25rem',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
