import type { ReactNode } from 'react';
import { FoldedMap } from '../../shared/ui/art/FoldedMap.js';
import { Button } from '../../shared/ui/Button.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';

interface MapProblemProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** Alternative action if a retry does not help. */
  otherWay?: ReactNode;
  /** Rendered in the frame of the map, without the illustration. */
  isInFrame?: boolean;
}

/** Error state of the map or the list, with a retry. */
export function MapProblem({ title, text, onRetry, otherWay, isInFrame }: MapProblemProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-8 text-center">
      <div className={cx('mb-5 w-40', isInFrame && 'max-md:hidden')}>
        <FoldedMap />
      </div>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{t('retry')}</Button>
        {otherWay}
      </div>
    </div>
  );
}
