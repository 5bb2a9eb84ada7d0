/**
 * The folders into which defects are planted, each with the test files that must find them. Tests that only execute
 * the code indirectly (browser, lint, fixtures) are left out, since every defect would run all of them.
 */

export interface MutatedFolder {
  /** Folder into whose files Stryker plants defects. */
  folder?: string;
  /** JSON file that lists hand-written defects instead of a folder. */
  list?: string;
  /**
   * Starts of the paths of the test files below `tests`, in the order in which they run. Files that find many
   * defects come first, since a defect that is found is not tested again.
   */
  tests: string[];
  /** Tests that take too long to run for each defect. */
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
