import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, defineProject } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { wattdeskPlugin } from '../vite/wattdeskPlugin';
import { MUTATED_FOLDERS } from './mutatedFolders';

const part = MUTATED_FOLDERS[process.env['MUTATED_PART'] ?? ''];
if (!part) throw new Error('Start it with `npm run mutate`');
const { without = [] } = part;
const named = JSON.parse(process.env['MUTATED_TESTS'] ?? '[]') as string[];
const tests = named.length > 0 ? named : part.tests;

const planted = JSON.parse(readFileSync(process.env['MUTATED_PLANTED'] ?? '', 'utf8')) as Record<string, string>;

/** The code with its defects in the place of the sources. */
const defects = {
  name: 'wattdesk:defects',
  enforce: 'pre',
  load: (id: string) => planted[id.split('?')[0] ?? ''],
} as const;

const place = ({ moduleId }: TestSpecification): number =>
  tests.findIndex((start) => relative('tests', moduleId).startsWith(start));

/** In the order of the part. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

const shared = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 30_000,
  runner: 'tools/mutate/mutationRunner.ts',
  exclude: without.map((file) => `tests/${file}`),
} as const;

const included = (kind: string, ending: string): string[] =>
  tests.flatMap((start) =>
    start.startsWith(kind) ? [`tests/${start}*.${ending}`, `tests/${start}**/*.${ending}`] : [],
  );

const unit = defineProject({
  test: {
    ...shared,
    name: 'unit',
    include: included('unit/', 'test.ts'),
    environment: 'node',
    sequence: { groupOrder: 0 },
  },
});
const component = defineProject({
  test: {
    ...shared,
    name: 'component',
    include: included('component/', 'test.tsx'),
    environment: 'jsdom',
    setupFiles: ['tests/support/jsdomSetup.ts'],
    sequence: { groupOrder: 1 },
  },
});

/** The tests of one part, without those of the whole product's shape. */
export default defineConfig({
  plugins: [wattdeskPlugin(), defects],
  test: {
    // A worker that a defect has hung or spoilt is ended.
    pool: 'forks',
    dangerouslyIgnoreUnhandledErrors: true,
    sequence: { sequencer: InOrder },
    projects: (tests.some((start) => start.startsWith('component/')) ? [unit, component] : [unit]).map((one) => ({
      extends: true,
      ...one,
    })),
  },
});
