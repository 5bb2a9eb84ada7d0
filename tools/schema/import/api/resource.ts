import type { Operation } from './operations';
import type { RowsShape } from './responseShape';

/** The standard calls of a resource. */
export interface ResourceCalls {
  list?: Operation | undefined;
  get?: Operation | undefined;
  create?: Operation | undefined;
  update?: Operation | undefined;
  remove?: Operation | undefined;
}

/** A kind of record of an API with the calls that read and change it. */
export interface Resource {
  /** Name in the API: `order-items` of `/shop/order-items`. */
  name: string;
  /** Name of the entity: `order-item`. */
  entityName: string;
  /** Path of the collection: `/shop/order-items`. */
  path: string;
  calls: ResourceCalls;
  rows: RowsShape | undefined;
  /** The document does not describe the answer of the list call. */
  isListAssumed: boolean;
  /** The path parameter that identifies a record: `petId`. */
  idParam: string | undefined;
  /** Calls on one record beside the standard ones: `POST /orders/{id}/cancel`. */
  actions: readonly Operation[];
  /** There is one record, such as settings, and no list. */
  isSingleton: boolean;
  /** Name of the component that describes a record. */
  componentName: string | undefined;
}
