import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadLinksPlugin } from '../../../tools/vite/preloadLinksPlugin';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  [fileName]: { type: 'chunk', fileName, moduleIds, imports },
});
const bundle = {
  ...chunk('index.js', ['/app/src/main.tsx'], ['shared.js']),
  ...chunk('list.js', ['/app/src/Table.tsx', '/app/src/List.tsx'], ['index.js', 'shared.js', 'cells.js']),
  ...chunk('cells.js', ['/app/src/Cell.tsx']),
  ...chunk('shared.js', []),
};
const HTML = '<script src="/assets/index.js"></script><link href="shared.js">';

type Handler = (html: string, context: object) => { attrs: { href: string } }[];

function linksFor(modules: string[]): string[] {
  const { transformIndexHtml } = preloadLinksPlugin(modules) as Plugin & { transformIndexHtml: { handler: Handler } };
  return transformIndexHtml.handler(HTML, { bundle }).map(({ attrs }) => attrs.href);
}

describe('links for early code', () => {
  it('name the chunk that holds the module, whatever it is called, and what it imports', () =>
    expect(linksFor(['src/List.tsx'])).toEqual(['/list.js', '/cells.js']));

  it('fail the build when there is no such chunk', () =>
    expect(() => linksFor(['src/Gone.tsx'])).toThrow('No chunk holds src/Gone.tsx'));
});
