/**
 * The folders that are mutated, and the tests that hold them to account. Tests that only pass through a part
 * on their way (browser, lint, fixtures) are left out: each defect would run them all.
 */

export interface MutatedFolder {
  /** Whose files Stryker plants in. */
  folder?: string;
  /** A file that lists the defects instead. */
  list?: string;
  /**
   * How the paths of test files begin, below `tests`, in the order in which they run: what finds much goes first,
   * what is found is not looked for again.
   */
  tests: string[];
  /** Tests that take too long to be run for each defect. */
  without?: string[];
}

export const MUTATED_FOLDERS: Readonly<Record<string, MutatedFolder>> = {
  dataProvider: { folder: 'dataProvider', tests: ['unit/dataProvider/'] },
  model: {
    folder: 'src/model',
    tests: [
      'unit/model/',
      'unit/tools/metaSchema',
      'unit/tools/types',
      'unit/tools/validators',
      'unit/tools/openapi',
      'unit/tools/words',
      'unit/tools/formats',
      'unit/widgets/',
      'unit/generator/',
      'unit/import/',
      'unit/dataProvider/',
    ],
    without: ['unit/model/jsonSchema/corpus.test.ts', 'unit/model/jsonSchema/broken.test.ts'],
  },
  list: {
    folder: 'src/generator/list',
    tests: [
      'unit/generator/',
      'component/list/parts',
      'component/list/listParams',
      'component/list/list',
      'component/list/listRowsContext',
      'component/list/oddRows',
      'component/list/',
      'component/assignment/',
    ],
  },
  form: {
    folder: 'src/generator/form',
    tests: [
      'unit/generator/',
      'component/form/formFocus',
      'component/form/parts',
      'component/form/FormScreen',
      'component/form/',
      'component/pages/',
      'component/list/listRowsContext',
    ],
  },
  listed: {
    list: 'tools/mutate/listed.json',
    tests: [
      'unit/generator/',
      'unit/import/',
      'unit/layout/',
      'unit/ui/safeStorage',
      'component/actions/',
      'component/assignment/',
      'component/sections/',
      'component/import/',
      'component/list/bulk',
      'component/layout/',
      'component/list/',
      'component/form/',
      'component/auth/',
      'component/board/',
    ],
  },
};
