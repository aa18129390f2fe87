/** Stands in for style sheets and pictures, which a component test does not look at. */
export default 'a-file';
