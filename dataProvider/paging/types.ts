import type { Json } from '../values';

/** What a list asks for; `page` counts from 1 in every dialect (API-006). */
export interface PageRequest {
  page: number;
  perPage: number;
  filters: Json;
}

/** How one family of the operator's API wants to be asked for a page. */
export type Dialect = (request: PageRequest) => Json;
