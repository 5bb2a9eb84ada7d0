/** An entry of the complete menu, which the app uses if no server sends the menu. */
export interface FullMenuEntry {
  /** The name of the entity or page on which the permission depends; undefined for a group. */
  entity?: string;
  resourceKey: string;
  name: string;
  path?: string;
  children?: readonly FullMenuEntry[];
}
