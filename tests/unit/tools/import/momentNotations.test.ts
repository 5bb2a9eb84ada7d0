import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { readMoment } from '../../../../tools/schema/import/entity/momentNotations';

it.each<[stated: FieldDefinition, serialization: string | undefined]>([
  [{ description: 'Last time the data was updated in POSIX time.' }, 'epochSeconds'],
  [{ description: 'Seconds since 1970-01-01 in UTC.' }, 'epochSeconds'],
  [{ description: 'Milliseconds since January 1, 1970' }, 'epochMilliseconds'],
  [{ description: 'ms since 1 January 1970' }, 'epochMilliseconds'],
  [{ description: 'A Unix timestamp in seconds, not milliseconds.' }, 'epochSeconds'],
  [
    { description: 'The timestamp of the note.', errorMessage: 'Must be in seconds (not milliseconds)' },
    'epochSeconds',
  ],
  [{ title: 'Timestamp', description: 'In milliseconds.' }, 'epochMilliseconds'],
  [{ description: 'The timestamp of the note.' }, undefined],
  [{ description: 'Time to live in seconds.' }, undefined],
  [{ description: 'Kilometres since 2019.' }, undefined],
  [{ description: 'Path of a POSIX file.' }, undefined],
])('an integer is read as a moment by what is said of it: %j', (stated, serialization) =>
  expect(readMoment({ type: 'integer', ...stated })['x-ui']?.serialization).toBe(serialization),
);
