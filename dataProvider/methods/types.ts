import type { DataProvider } from 'ra-core';

export const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

export type MethodName = (typeof METHODS)[number];

/** react-admin's nine methods, without the index signature that would let a misspelt one pass. */
export type Methods = Pick<DataProvider, MethodName>;
