/** A failure that another attempt cannot mend: the job that fails with it is given up at once. */
export abstract class NotRetried extends Error {}
