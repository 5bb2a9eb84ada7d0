import { isObject } from '../../model/values/cleanValues';
import { toText } from '../../model/values/isEmpty';
import type { CellProps } from '../types';
import { usePictureUrl } from '../usePictureUrl';
import { EllipsisText } from './TextCell';

/**
 * Returns the paths of the pictures in a value. The value is a path, an array of paths, or an array of rows that
 * have a path in the property `store`.
 */
const getPaths = (value: unknown, store: string | undefined): unknown[] =>
  [value].flat().map((item: unknown) => (store !== undefined && isObject(item) ? item[store] : item));

/** Renders a value as thumbnails. The alternative text is the label of the field. */
export function ImageCell({ value, field }: CellProps) {
  const getPictureUrl = usePictureUrl();
  const urls = getPaths(value, field.upload?.pathField).flatMap((path) => getPictureUrl(path) ?? []);
  if (urls.length === 0) return typeof value === 'string' ? <EllipsisText text={toText(value)} /> : null;
  return (
    <span className="wd-thumbs">
      {urls.map((url, index) => (
        <img key={url} src={url} alt={urls.length > 1 ? `${field.title} ${index + 1}` : field.title} loading="lazy" />
      ))}
    </span>
  );
}
