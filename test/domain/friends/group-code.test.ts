import { normalizedGroupCode } from '../../../src/domain/friends/group-code.js';

it.each(['7KM2PX90', '7km2 px9o', ' 7KM2-PX9O', '７ＫＭ２ＰＸ９０', '٧KM٢PX٩٠'])(
  '%j is the code 7KM2PX90',
  (typed) => expect(normalizedGroupCode(typed)).toBe('7KM2PX90'),
);
