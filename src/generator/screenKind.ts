import type { View } from '../model/entity/entity';

/** What draws a view. */
export type ScreenKind = View | 'board';

/**
 * A list without rows is a board: its sections are the screen.
 * @param hasPages whether the entity has a page call
 */
export const getScreenKind = (view: View, hasPages: boolean): ScreenKind =>
  view === 'list' && !hasPages ? 'board' : view;
