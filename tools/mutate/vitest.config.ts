import { defineConfig, defineProject } from 'vitest/config';
import { wattdesk } from '../vite/plugin';
import { PARTS } from './parts.mjs';

const part = PARTS[process.env['MUTATED_PART'] ?? ''];
if (!part) throw new Error('Start it with `npm run mutate`');

const shared = { restoreMocks: true, unstubGlobals: true, testTimeout: 60_000 } as const;

const unit = defineProject({
  test: {
    ...shared,
    name: 'unit',
    include: part.unit.map((folder) => `tests/unit/${folder}/**/*.test.ts`),
    environment: 'node',
  },
});
const component = defineProject({
  test: {
    ...shared,
    name: 'component',
    include: part.component.map((folder) => `tests/component/${folder}/**/*.test.tsx`),
    environment: 'jsdom',
    setupFiles: ['tests/support/jsdom.ts'],
  },
});

/** The tests of one part, without those of the whole product's shape. */
export default defineConfig({
  plugins: [wattdesk()],
  test: {
    projects: (part.component.length > 0 ? [unit, component] : [unit]).map((one) => ({ extends: true, ...one })),
  },
});
