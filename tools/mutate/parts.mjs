/**
 * What is mutated, and the tests that hold it to account. Tests that only pass through a part on their
 * way (browser, lint, fixtures) are left out: each mutant would run them all.
 */

/** @type {Record<string, { mutate: string[], unit: string[], component: string[] }>} */
export const PARTS = {
  dataProvider: { mutate: ['dataProvider/**/*.ts'], unit: ['dataProvider'], component: [] },
  model: { mutate: ['src/model/**/*.ts'], unit: ['model', 'widgets', 'dataProvider'], component: [] },
  list: {
    mutate: ['src/generator/list/**/*.{ts,tsx}'],
    unit: ['generator', 'dataProvider', 'model'],
    component: ['list'],
  },
  form: { mutate: ['src/generator/form/**/*.{ts,tsx}'], unit: ['generator', 'model'], component: ['form'] },
};
