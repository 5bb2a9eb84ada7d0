import type { ReactNode } from 'react';
import type { Row } from '../shared/listRowIds';

/** Marks the name of the row that was created last. Returns the names of other rows unchanged. */
export type MarkCreatedFunction = (row: Row, name: ReactNode) => ReactNode;

/**
 * The key in the query cache of the function that marks the created record in an entity's list. There is none after the
 * next record was opened, or a few minutes later. Without an entity, the key of all of them.
 */
export const getMarkCreatedQueryKey = (...entityName: string[]): string[] => ['wattdesk', 'created', ...entityName];
