import type { Field } from '../../model/entity/entity';
import { formatOffsetDateTime, parseInstant } from '../../model/serializations/instants';
import type { SerializationContext } from '../../model/serializations/serialization';

const LOCAL: SerializationContext['field'] = { type: 'string', types: ['string'], format: 'yyyy-MM-dd HH:mm' };
const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Writes a picked date and time in the format `date-time`, with seconds and an offset. The offset is that of the value
 * before, whose digits the picker has shown. A new value has that of UTC, in which most servers write, or, if the
 * field's values are converted, that of the configured time zone.
 * @param text a date and time to the minute; any other text is returned unchanged
 * @param previous the value before
 */
export function addUtcOffset(
  text: string,
  { format, ui }: Pick<Field, 'format' | 'ui'>,
  previous: unknown,
  timeZone: string | undefined,
): string {
  const instant = format === 'date-time' ? parseInstant(text, { field: LOCAL, timeZone }) : undefined;
  if (instant === undefined) return text;
  const offset = typeof previous === 'string' ? OFFSET.exec(previous)?.[0] : undefined;
  if (offset === undefined && ui.serialization !== undefined) return formatOffsetDateTime(instant, timeZone);
  return `${text.replace(' ', 'T')}:00${offset ?? 'Z'}`;
}
