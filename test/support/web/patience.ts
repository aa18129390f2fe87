import { configure } from '@testing-library/react';

/** A busy machine draws late: what is looked for may take as long as a person would wait for it. */
configure({ asyncUtilTimeout: 15_000 });
