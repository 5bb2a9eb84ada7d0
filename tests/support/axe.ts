import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

interface Options {
  resultTypes: string[];
  runOnly?: { type: 'tag'; values: string[] };
}

interface Axe {
  axe: { run(options: Options): Promise<{ violations: Finding[] }> };
}

/**
 * What axe finds on the page that is serious or critical, one line each.
 * @param rules tags of the rules that are asked, by default all of them
 */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What passes is not written down, which would take most of the time.
  const { violations } = await page.evaluate(
    (tags): Promise<{ violations: Finding[] }> =>
      (window as unknown as Axe).axe.run({
        resultTypes: ['violations'],
        ...(tags ? { runOnly: { type: 'tag', values: [...tags] } } : {}),
      }),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
