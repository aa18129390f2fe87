import cafeFront from './cafe-front.svg?raw';
import coveredDish from './covered-dish.svg?raw';
import emptyPlate from './empty-plate.svg?raw';
import twoCups from './two-cups.svg?raw';

/** A drawing within the page, so that its colors follow the mode and no request delays it. Decorative. */
export const Drawing = ({ svg }: { svg: string }) => (
  <span aria-hidden className="contents" dangerouslySetInnerHTML={{ __html: svg }} />
);

export const CafeFront = () => <Drawing svg={cafeFront} />;
export const CoveredDish = () => <Drawing svg={coveredDish} />;
export const EmptyPlate = () => <Drawing svg={emptyPlate} />;
export const TwoCups = () => <Drawing svg={twoCups} />;
