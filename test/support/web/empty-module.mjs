/** Stands in for style sheets and pictures, which a test does not look at. */
export default '';
