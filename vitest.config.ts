import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WORKER_COUNT } from './tests/support/globalSetup';
import { wattdeskPlugin } from './tools/vite/wattdeskPlugin';

/**
 * Browser tests that take minutes. They start first. If one of them started last, it would still be running alone
 * when all others have finished.
 */
const LONG = ['list-widths', 'faults', 'accessibility', 'analyst', 'addresses', 'dynamic-rate'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((start) => basename(moduleId).startsWith(start));

/**
 * Runs the long test files first. Without this class, Vitest knows the duration of a file only if the file has been
 * run on the same machine before.
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
  // Uses all CPU cores. By default, Vitest leaves one core unused.
  maxWorkers: '100%',
  // The timeouts are long because tests are slow on a busy machine, and no test measures speed. Only a test that
  // waits for a result that never arrives takes this long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

/**
 * Finds the test files that mock modules. They need isolated modules: if test files share modules, the mocks of one
 * file remain active in the files that run after it.
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

/**
 * Creates the configuration of all projects. The projects do not extend this file: Vitest would load it again for each
 * of them, and each copy would lint and compile all schemas, which takes three seconds. Plugins created here share the
 * compiled schemas.
 * @param added plugin that each project has besides
 */
export const createTestConfig = (added?: Plugin): ViteUserConfig => {
  const createPlugins = () => [wattdeskPlugin(), added];
  return defineConfig({
    plugins: createPlugins(),
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          plugins: createPlugins(),
          test: {
            ...unit,
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            exclude: replacingUnit,
            // Test files share their modules. This is safe because the modules of the app store no state between
            // tests.
            isolate: false,
          },
        },
        {
          plugins: createPlugins(),
          test: {
            ...unit,
            name: 'unit-isolated',
            include: replacingUnit,
          },
        },
        {
          plugins: createPlugins(),
          test: {
            ...component,
            name: 'component',
            include: ['tests/component/**/*.test.tsx'],
            exclude: replacingComponent,
            // Test files share their modules, because loading the app takes longer than most test files run.
            isolate: false,
          },
        },
        {
          plugins: createPlugins(),
          test: {
            ...component,
            name: 'component-isolated',
            include: replacingComponent,
          },
        },
        {
          plugins: createPlugins(),
          test: {
            ...shared,
            name: 'e2e',
            include: ['tests/e2e/**/*.test.ts'],
            environment: 'node',
            setupFiles: 'tests/support/closeAppsAfterAll.ts',
            globalSetup: ['tests/support/globalSetup.ts'],
            // The test files of a worker share one browser.
            isolate: false,
            // Each worker uses a server of its own, and this is the number of servers.
            maxWorkers: WORKER_COUNT,
            // On a busy machine a browser test can fail by chance. A real defect makes it fail twice.
            retry: 1,
          },
        },
      ],
    },
  });
};

export default createTestConfig();
