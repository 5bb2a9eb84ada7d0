import { joinTitles } from '../../../../src/model/compile/joinTitles';
import { getFieldAtPath } from './lintFolder';
import { toTextOrUndefined, type Json } from './readJson';

/** Returns the title of a column: that of its field, inside of an object after that of the object. */
export function getColumnTitle(fields: Json | undefined, path: string): string | undefined {
  const title = toTextOrUndefined(getFieldAtPath(fields, path)?.['title']);
  const end = path.lastIndexOf('.');
  const outer = end < 0 ? undefined : toTextOrUndefined(getFieldAtPath(fields, path.slice(0, end))?.['title']);
  return title === undefined || outer === undefined ? title : joinTitles(outer, title);
}
