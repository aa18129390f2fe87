import { type KeyboardEvent, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { formattingLocale } from '../i18n/locale.js';
import { Slider } from '../ui/Slider.js';
import { cx } from '../ui/cx.js';
import { t } from './messages.js';
import { ASPECT, FRAME, type CropArea, type PictureShape } from './picture.js';

const CLOSEST = 3;
const ZOOM_STEP = 0.1;
const PIXELS_PER_KEY = 8;
const MIDDLE = { x: 0, y: 0 };

const times = (zoom: number): string =>
  `${new Intl.NumberFormat(formattingLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(zoom)}×`;

interface PictureCropProps {
  picture: string;
  shape: PictureShape;
  onChoose: (part: CropArea) => void;
}

/** Crop component with the shape of the final picture: drag, pinch, scroll, arrow keys, + and -. */
export function PictureCrop({ picture, shape, onChoose }: PictureCropProps) {
  const [place, setPlace] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const zoomTo = (next: number) => setZoom(Math.min(CLOSEST, Math.max(1, next)));

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') zoomTo(zoom + ZOOM_STEP);
    if (key === '-') zoomTo(zoom - ZOOM_STEP);
  }

  return (
    <div className="grid gap-1">
      <div
        onKeyDown={onKeyDown}
        className={cx('relative mx-auto w-full overflow-hidden rounded-lg bg-sunken', FRAME[shape])}
      >
        <Cropper
          image={picture}
          crop={place}
          zoom={zoom}
          aspect={ASPECT[shape]}
          maxZoom={CLOSEST}
          objectFit="cover"
          cropShape={shape === 'round' ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={PIXELS_PER_KEY}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={zoomTo}
          onCropAreaChange={(_share, part) => onChoose(part)}
          mediaProps={{ alt: '' }}
          classes={{ cropAreaClassName: 'focus-visible:-outline-offset-4 focus-visible:outline-butter' }}
          cropperProps={{ role: 'group', 'aria-label': t('cropHow') }}
        />
      </div>
      <p className="text-center text-sm text-muted">{t('cropHint')}</p>
      <Slider
        label={t('zoom')}
        shown={times(zoom)}
        thumbs={[{ name: t('zoom'), text: times }]}
        min={1}
        max={CLOSEST}
        step={ZOOM_STEP}
        value={[zoom]}
        onChange={([next]) => zoomTo(next!)}
      />
    </div>
  );
}
