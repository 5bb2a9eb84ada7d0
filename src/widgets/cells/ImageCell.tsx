import { Box } from '@mui/material';
import type { CellProps } from '../types';
import { useConfig } from '../context/config';
import { useEntityModule } from '../context/entity';
import { useTexts } from '../useTexts';
import { pictureUrl } from './links';
import { TextCell } from './TextCell';

/** Where a picture's path is in one value: the value itself, or the stored property of a row. */
const pathsOf = (value: unknown, store: string | undefined): unknown[] =>
  [value]
    .flat()
    .map((item: unknown) =>
      store !== undefined && typeof item === 'object' && item !== null
        ? (item as Record<string, unknown>)[store]
        : item,
    );

/** Thumbnails; the alternative text is the field's name. */
export function ImageCell(props: CellProps) {
  const { apiBase } = useConfig();
  const texts = useTexts(useEntityModule().entity);
  const { value, field } = props;
  const urls = pathsOf(value, field.upload?.store).flatMap((path) => pictureUrl(path, apiBase) ?? []);
  const name = texts.label(field.name, field);
  if (urls.length === 0) return typeof value === 'string' ? <TextCell {...props} /> : null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {urls.map((url, index) => (
        <Box
          key={url}
          component="img"
          src={url}
          alt={urls.length > 1 ? `${name} ${index + 1}` : name}
          loading="lazy"
          sx={{ width: 40, height: 40, objectFit: 'cover', borderRadius: 1 }}
        />
      ))}
    </Box>
  );
}
