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

/** Vite plugin that replaces the sources by the code with planted defects. */
const defects = {
  name: 'wattdesk:defects',
  enforce: 'pre',
  load: (id: string) => planted[id.split('?')[0] ?? ''],
} as const;

const place = ({ moduleId }: TestSpecification): number =>
  tests.findIndex((start) => relative('tests', moduleId).startsWith(start));

/** Runs the test files in the order of the part's `tests`. */
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

/** Runs the tests of one part, without those that check the structure of the whole product. */
export default defineConfig({
  plugins: [wattdeskPlugin(), defects],
  test: {
    // Processes and not threads, so that a worker that hangs, or in which tests fail without a defect, can be
    // killed.
    pool: 'forks',
    dangerouslyIgnoreUnhandledErrors: true,
    sequence: { sequencer: InOrder },
    projects: (tests.some((start) => start.startsWith('component/')) ? [unit, component] : [unit]).map((one) => ({
      extends: true,
      ...one,
    })),
  },
});
