import type { Json } from '../../lint/source/readJson';
import type { Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import type { EntityContext } from './entityContext';

/** Returns the text of a call, with `{id}` for the parameter that identifies a record. */
export const getEndpoint = ({ method, path }: Operation, { idParam }: Pick<Resource, 'idParam'>): string =>
  `${method} ${(idParam === undefined ? path : path.replaceAll(`{${idParam}}`, '{id}')).slice(1)}`;

/** Builds a call that names its dialect. */
export const buildCallObject = ({ resource, dialectName }: EntityContext, operation: Operation): Json => ({
  endpoint: getEndpoint(operation, resource),
  dialect: dialectName,
});
