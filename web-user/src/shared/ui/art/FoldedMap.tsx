import { Drawing } from './art.js';
import foldedMap from './folded-map.svg?raw';

export const FoldedMap = () => <Drawing svg={foldedMap} />;
