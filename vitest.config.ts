import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WORKER_COUNT } from './tests/support/globalSetup';
import { wattdeskPlugin } from './tools/vite/wattdeskPlugin';

/** Browser tests that take minutes: begun last, one of them would run alone at the end. */
const LONG = ['list-widths', 'faults', 'accessibility', 'analyst', 'addresses', 'dynamic-rate'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((start) => basename(moduleId).startsWith(start));

/** The runner knows how long a file takes only where it has run before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = {
  globals: false,
  restoreMocks: true,
  unstubGlobals: true,
  // Every core: by itself the runner would leave one for whoever watches.
  maxWorkers: '100%',
  // A busy machine takes its time, and no test is one of speed; only what never comes takes this long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

/** Tests that replace modules: where modules are shared, the files after them would get the replacements. */
const findReplacing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(file, 'utf8')));

const unit = { ...shared, environment: 'node' } as const;
const replacingUnit = findReplacing('tests/unit');

const component = {
  ...shared,
  environment: 'jsdom',
  setupFiles: 'tests/support/jsdomSetup.ts',
} as const;
const replacingComponent = findReplacing('tests/component');

export default defineConfig({
  plugins: [wattdeskPlugin()],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: replacingUnit,
          // Nothing of the app remembers: the modules of one file serve the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-isolated',
          include: replacingUnit,
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          exclude: replacingComponent,
          // To load the app takes longer than most files run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component-isolated',
          include: replacingComponent,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/support/closeAppsAfterAll.ts',
          globalSetup: ['tests/support/globalSetup.ts'],
          // The files of a worker share its browser.
          isolate: false,
          // Each worker has a server of its own.
          maxWorkers: WORKER_COUNT,
          // A browser on a busy machine may miss a moment; a defect fails twice.
          retry: 1,
        },
      },
    ],
  },
});
