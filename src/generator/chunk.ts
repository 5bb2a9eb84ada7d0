/** Moved: `src/ui/late` is the one way for code to travel on demand. */
export { late as createChunk, useArrival, type Arrival } from '../ui/late';

export interface Chunk<T> {
  get(): T | undefined;
  load(): Promise<T>;
}
