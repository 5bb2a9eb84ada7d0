/** What the documentation names is there: files, folders, headings and commands. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, ROOT } from './support/meta';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'schema/README.md',
  'fixtures/README.md',
  'fixtures/chargingNetwork/README.md',
  'examples/README.md',
  'tests/bench/README.md',
  'tools/mutate/README.md',
];

/** Made by a command, or by the reader. */
const MADE = [
  'schema/dialects.json',
  'fixtures/snapshots',
  'dist/',
  'generated/',
  'schema/parking-lot.json',
  'fixtures/db/parking-lot.json',
];

const FOLDERS = ['brand', 'src', 'schema', 'dataProvider', 'fixtures', 'tools', 'tests', 'examples', 'public'];

/** As GitHub makes it of a heading. */
const getAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

const findAnchors = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => getAnchor(heading!));

function findBrokenLinks(page: string, text = read(page)): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !findAnchors(target).includes(anchor);
  });
}

/** Paths from the root of the project, or from the folder of the page; those with a placeholder name no file. */
function findMissingPaths(page: string, text = read(page)): string[] {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, path]) => path!);
  const beside = readdirSync(join(ROOT, dirname(page)));
  return named.filter((path) => {
    const [top = ''] = path.split('/');
    const isOurs = path.includes('/') && (FOLDERS.includes(top) || (page !== 'README.md' && beside.includes(top)));
    if (!isOurs || MADE.includes(path) || /[A-Z]{4}|…/.test(path)) return false;
    return ![ROOT, join(ROOT, dirname(page))].some((folder) => existsSync(join(folder, path)));
  });
}

describe.each(PAGES)('%s', (page) => {
  it('links to what there is', () => expect(findBrokenLinks(page)).toEqual([]));

  it('names files and folders that there are', () => expect(findMissingPaths(page)).toEqual([]));

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the check of the documentation', () => {
  it('finds a link to nothing, and to a heading that is gone', () => {
    expect(findBrokenLinks('README.md', '[a](nothing.md) [b](#gone) [c](#map)')).toEqual(['nothing.md', '#gone']);
  });

  it('finds a path that is gone', () => {
    expect(findMissingPaths('README.md', '`src/model/reading/` and `src/model/`')).toEqual(['src/model/reading/']);
    expect(findMissingPaths('fixtures/README.md', '`seed/nothing.ts`, `seed/extendTables.ts`')).toEqual([
      'seed/nothing.ts',
    ]);
  });
});

describe('the map of README.md', () => {
  const map = read('README.md').split('## Map')[1]!.split('\n## ')[0]!;

  /** The paths of the map, by the indentation of its lines. */
  function readPaths(): string[] {
    const parents: { indent: number; path: string }[] = [];
    return map
      .split('\n')
      .filter((line) => /^ {4,10}[\w.]+[/.]/.test(line))
      .flatMap((line) => {
        const indent = line.search(/\S/);
        while (parents.length > 0 && parents.at(-1)!.indent >= indent) parents.pop();
        const parent = parents.at(-1)?.path ?? '';
        const [names = ''] = line.trim().split(/ {2,}/);
        const paths = names.split(' ').map((name) => join(parent, name));
        parents.push({ indent, path: paths[0]! });
        return paths;
      });
  }
  const paths = readPaths();

  it('shows files and folders that there are', () => {
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each(['src', 'src/model', 'src/generator'])('shows every folder of %s', (parent) => {
    const folders = readdirSync(join(ROOT, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const shown = paths.map((path) => path.replace(/[\\/]$/, '').replaceAll('\\', '/'));
    expect(folders.map(({ name }) => `${parent}/${name}`).filter((path) => !shown.includes(path))).toEqual([]);
  });
});
