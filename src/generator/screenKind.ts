import type { ScreenName } from '../model/entity/entity';

/** The kind of component that renders a view. A board is a list screen without rows. */
export type ScreenKind = ScreenName | 'board';

/**
 * Returns the kind of screen for a view. The list of an entity without a page call is a board, which consists only
 * of sections.
 * @param hasPages whether the entity has a page call, that is, a request for a page of rows
 */
export const getScreenKind = (view: ScreenName, hasPages: boolean): ScreenKind =>
  view === 'list' && !hasPages ? 'board' : view;
