import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

interface Axe {
  axe: { run(options: { resultTypes: string[] }): Promise<{ violations: Finding[] }> };
}

/** Returns axe's violations of impact serious or critical on the page, one line each. */
export async function getSeriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // All rules run. axe reports violations only: reporting passed checks would take most of the time.
  const { violations } = await page.evaluate((): Promise<{ violations: Finding[] }> =>
    (window as unknown as Axe).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
