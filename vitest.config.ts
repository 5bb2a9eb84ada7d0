import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WORKER_COUNT } from './tests/support/globalSetup';
import { wattdeskPlugin } from './tools/vite/wattdeskPlugin';

/** Browser tests that take minutes. They start first: started last, one of them would run alone at the end. */
const LONG = ['list-widths', 'faults', 'accessibility', 'analyst', 'addresses', 'dynamic-rate'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((start) => basename(moduleId).startsWith(start));

/**
 * Runs the long test files first. Vitest itself knows the duration of a file only after an earlier run on the same
 * machine.
 */
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
  // All cores: by default Vitest leaves one core free.
  maxWorkers: '100%',
  // Long timeouts, since tests are slow on a busy machine and none of them measures speed. Only a result that never
  // arrives takes this long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

/**
 * Finds the tests that mock modules. Where test files share modules, the mocks would leak into the files that run
 * after them.
 */
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
          // The app keeps no state between tests, so the next file can reuse the modules of the previous one.
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
          // Loading the app takes longer than most test files run.
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
          // The test files of a worker share its browser.
          isolate: false,
          // Each worker has its own server.
          maxWorkers: WORKER_COUNT,
          // On a busy machine a browser test can fail by chance; a real defect fails twice.
          retry: 1,
        },
      },
    ],
  },
});
