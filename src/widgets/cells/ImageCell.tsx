import { isObject } from '../../model/values/cleanValues';
import { toText } from '../../model/values/isEmpty';
import type { CellProps } from '../types';
import { usePictureUrl } from '../usePictureUrl';
import { EllipsisText } from './TextCell';

/** Returns the paths of the pictures of a value: the value itself, or the stored property of each row. */
const getPaths = (value: unknown, store: string | undefined): unknown[] =>
  [value].flat().map((item: unknown) => (store !== undefined && isObject(item) ? item[store] : item));

/** Thumbnails. The alternative text is the field's label. */
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
