/**
 * The folders that are mutated, and the tests that hold them to account. Tests that only pass through a part
 * on their way (browser, lint, fixtures) are left out: each mutant would run them all.
 */

/** @type {Record<string, { folder: string, unit: string[], component: string[] }>} */
export const PARTS = {
  dataProvider: { folder: 'dataProvider', unit: ['dataProvider'], component: [] },
  model: { folder: 'src/model', unit: ['model', 'widgets', 'dataProvider'], component: [] },
  list: { folder: 'src/generator/list', unit: ['generator', 'dataProvider', 'model'], component: ['list'] },
  form: { folder: 'src/generator/form', unit: ['generator', 'model'], component: ['form'] },
};
