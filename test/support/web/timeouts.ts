import { configure } from '@testing-library/react';

/** A busy machine renders late: the timeout of asynchronous queries is that of a patient user. */
configure({ asyncUtilTimeout: 15_000 });
