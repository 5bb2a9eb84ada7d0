/**
 * Measures how the first load grows with the number of entities: `npx tsx tests/bench/growth.ts`. Builds the
 * manifest and the registry once with the project's own entities and once with additional ones up to 300, and
 * compares the JavaScript that a browser loads at the start. Exits with code 1 when the growth exceeds the budget.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { kb } from './statistics';
import { wattdeskPlugin } from '../../tools/vite/wattdeskPlugin';

const ENTITIES = 300;
const BUDGET = 15_000;
const FIRST = [
  'charger',
  'meter',
  'tariff',
  'invoice',
  'driver',
  'fleet',
  'depot',
  'socket',
  'outage',
  'permit',
  'refund',
  'firmware',
  'tenant',
  'parking',
  'solar',
  'battery',
  'holiday',
  'contract',
];
const SECOND = [
  'profile',
  'type',
  'group',
  'event',
  'plan',
  'alert',
  'quota',
  'audit',
  'zone',
  'budget',
  'token',
  'ticket',
  'policy',
  'vendor',
  'region',
  'schedule',
  'reading',
];

/** Writes copies of a real entity with their own names, routes and calls, about as different as real ones. */
function grow(dir: string, count: number): void {
  const text = readFileSync(join(dir, 'article.json'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const group = FIRST[index % FIRST.length]!;
    const name = `${group}-${SECOND[Math.floor(index / FIRST.length)]!}`;
    const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const grown = text
      .replaceAll('marketing-management/article', `${group}-management/${name}`)
      .replaceAll('article/article', `${group}/${name}`)
      .replaceAll('articleId', `${camel}Id`)
      .replace('"$id": "article"', `"$id": "${name}"`)
      .replace('"title": "Articles"', `"title": "${index % 3 === 0 ? `List of ${name}` : `${group} ${name}s`}"`);
    writeFileSync(join(dir, `${name}.json`), grown);
  }
}

/** Returns the compressed bytes of the entry chunk and its static imports. */
function firstLoad(chunks: Rolldown.OutputChunk[]): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    byName.get(name)?.imports.forEach(visit);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return [...reached].reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '', { level: 9 }).length, 0);
}

async function measure(count: number): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-growth-'));
  try {
    cpSync('schema', join(root, 'schema'), { recursive: true });
    grow(join(root, 'schema'), count);
    writeFileSync(
      join(root, 'main.ts'),
      `import { getEntityManifest, loadEntity } from ${JSON.stringify(resolve('src/model/registry/entityRegistry.ts'))};
document.title = getEntityManifest().map(({ title }) => title).join();
addEventListener('hashchange', () => void loadEntity(location.hash.slice(1)));`,
    );
    writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="./main.ts"></script>');
    const output = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [wattdeskPlugin()],
      build: { write: false },
    });
    const { output: chunks } = output as Rolldown.RolldownOutput;
    return firstLoad(chunks.filter((chunk) => chunk.type === 'chunk'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Prints how much JavaScript 298 additional entities add to the first load. */
export async function growth(): Promise<void> {
  const few = await measure(0);
  const many = await measure(ENTITIES - 2);
  console.log(`\nFirst load with ${ENTITIES} entities instead of 2`);
  console.log(`  grows by ${kb(many - few)} gz, of ${kb(BUDGET)} that are allowed`);
}
