import type { DataProvider } from 'ra-core';

export const DATA_PROVIDER_METHOD_NAMES = [
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

export type DataProviderMethodName = (typeof DATA_PROVIDER_METHOD_NAMES)[number];

/**
 * react-admin's nine methods. The index signature of `DataProvider` is left out, because it would accept misspelt
 * method names.
 */
export type DataProviderMethods = Pick<DataProvider, DataProviderMethodName>;
