/** Moved: `src/ui/late` is the one way for code to travel on demand. */
export { late, type Late, type LatePart } from '../ui/late';
