import type { View } from '../model/entity/entity';

/** The kind of component that renders a view. */
export type ScreenKind = View | 'board';

/**
 * Returns the kind of screen for a view. A list without a page call is a board, which consists of its sections.
 * @param hasPages whether the entity has a page call
 */
export const getScreenKind = (view: View, hasPages: boolean): ScreenKind =>
  view === 'list' && !hasPages ? 'board' : view;
