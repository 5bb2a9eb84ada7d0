import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wattdeskPlugin } from '../../../tools/vite/wattdeskPlugin';
import { copySchemas, type SchemaFolder } from './support/schemaFolder';

let project: SchemaFolder;

beforeEach(() => {
  project = copySchemas();
  const registry = JSON.stringify(resolve('src/model/registry/entityRegistry.ts'));
  const titles = JSON.stringify(resolve('src/model/registry/translatedTitles.ts'));
  project.write('../index.html', '<!doctype html><script type="module" src="./main.ts"></script>');
  project.write(
    '../main.ts',
    `import { loadEntity } from ${registry};\nimport { loadTranslatedTitles } from ${titles};
void loadEntity(location.hash);\nvoid loadTranslatedTitles(location.hash);`,
  );
});

afterEach(() => project.dispose());

const getText = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? file.code : file.source.toString();

async function buildProject(): Promise<Map<string, string>> {
  const { output } = (await build({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wattdeskPlugin()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, getText(file)]));
}

describe('a build', () => {
  let built: ReturnType<typeof buildProject> | undefined;
  /** Builds the unchanged project once. */
  const getBuild = () => (built ??= buildProject());

  it('has one chunk per entity and language, named after it', async () => {
    const names = [...(await getBuild()).keys()];
    for (const name of ['entity-article-type', 'entity-article', 'entity-article-zh-Hans', 'text-zh-Hans']) {
      expect(names.filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file))).toHaveLength(1);
    }
  });

  it('keeps definitions out of the first load, and the dev server out of everything', async () => {
    const files = await getBuild();
    const entry = [...files].find(([name]) => /assets\/index-/.test(name))?.[1] ?? '';
    expect(entry).toContain('entity-article');
    expect(entry).not.toContain('articleContent');
    expect([...files.values()].join('\n')).not.toMatch(/import\.meta\.hot|wattdesk\/main|\brequire\(|new Function/);
  });

  it('has no inline script', async () => {
    const html = (await getBuild()).get('index.html');
    expect(html).toMatch(/<script type="module"[^>]+src=/);
    expect(html).not.toMatch(/<script[^>]*>[^<]/);
  });

  it('of faulty schemas fails with every fault', async () => {
    project.edit('article.json', '"maxLength": 100', '"maxLenght": 100');
    project.edit('article-type.json', '"columns": ["articleTypeId"', '"columns": ["articleTypeIt"');
    const failure = buildProject();
    await expect(failure).rejects.toThrow(/schema\/article\.json:\d+:\d+ {2}.*maxLenght/);
    await expect(failure).rejects.toThrow(/schema\/article-type\.json:\d+:\d+ {2}.*articleTypeIt/);
  });

  it('can read its schemas from another folder', async () => {
    const output = build({
      root: project.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [wattdeskPlugin({ schemaDir: join(project.root, 'schema') })],
      build: { write: false },
    });
    await expect(output).resolves.toBeDefined();
  });
});
