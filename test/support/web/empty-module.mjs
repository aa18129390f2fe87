/** Replaces style sheets and images, which component tests do not use. */
export default 'a-file';
