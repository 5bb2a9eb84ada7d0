import type { Resource } from '../api/resource';
import type { ChosenDialect } from './chooseDialects';
import type { DetectedDialect } from './detectDialect';

/**
 * Returns the dialect of resources whose calls are unknown. Of the presets, `json-server` lets users filter a list by
 * most: by any field, by limits and by parts of texts.
 */
export function assumeDialects(resources: readonly Resource[]): Map<Resource, ChosenDialect> {
  const filters = { filters: [], hasSearch: false, format: {}, guesses: [] };
  const detected: DetectedDialect = {
    preset: 'json-server',
    definition: {},
    filters,
    sortFields: undefined,
    guesses: [],
  };
  return new Map(
    resources.map((resource): [Resource, ChosenDialect] => [resource, { name: 'json-server', entries: {}, detected }]),
  );
}
