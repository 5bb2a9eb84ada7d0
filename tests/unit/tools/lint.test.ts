import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatDiagnosticWithSuggestion,
  formatDiagnostic,
  lintSchemas,
  type Diagnostic,
} from '../../../tools/schema/lint/lintSchemas';
import { formatDiagnostics } from '../../../tools/vite/formatDiagnostics';
import { CompileCache } from '../../../tools/schema/folder/compileCache';
import { readSchemaFolder, type SchemaFileText } from '../../../tools/schema/folder/readSchemaFolder';

const SCHEMA = join(import.meta.dirname, '../../../schema');
const CORPUS = join(import.meta.dirname, '../../corpus/broken-schemas');
const SHARED = ['common.json', 'options.json', 'navigation.json'];

const real = readSchemaFolder(SCHEMA);
const getText = (name: string): string => real.find((file) => file.name === name)?.text ?? '';

/** Cache of the shared files, which most cases do not change. */
const memory = new CompileCache();

/** Lints the files of a case together with the real shared files; returns only diagnostics of the case's own files. */
function lintCase(files: SchemaFileText[]): Diagnostic[] {
  const names = files.map(({ name }) => name);
  const background = real.filter(({ name }) => SHARED.includes(name) && !names.includes(name));
  return lintSchemas([...background, ...files], { memory }).filter(({ file }) =>
    names.includes(file.replace('schema/', '')),
  );
}

/** Returns `article.json` with one text replaced. */
const articleWith = (from: string, to: string): SchemaFileText[] => {
  expect(getText('article.json')).toContain(from);
  return [{ name: 'article.json', text: getText('article.json').replace(from, to) }];
};

describe('the corpus of broken schemas', () => {
  const cases = readdirSync(CORPUS);

  it('is large', () => expect(cases.length).toBeGreaterThanOrEqual(30));

  it.each(cases)('%s: every fault is told, has a cure and stands in the file', (name) => {
    const files = readSchemaFolder(join(CORPUS, name));
    const diagnostics = lintCase(files);
    const expected = readFileSync(join(CORPUS, name, 'expected.txt'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(diagnostics.map(formatDiagnostic)).toEqual(expected);
    for (const { suggestion, line, column, file } of diagnostics) {
      expect(suggestion).toMatch(/^\S.*\.$/s);
      const lines = files.find((source) => file === `schema/${source.name}`)!.text.split('\n');
      expect(line).toBeLessThanOrEqual(Math.max(1, lines.length));
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    }
  });
});

describe('the real schema folder', () => {
  it('has no faults', () => {
    const errors = lintSchemas(real).filter(({ severity }) => severity === 'error');
    expect(errors.map(formatDiagnostic)).toEqual([]);
  });
});

describe('lintSchemas', () => {
  it('reports every fault of a file at once, from top to bottom', () => {
    const broken = getText('article.json')
      .replace('"singularName": "article"', '"singularNmae": "article"')
      .replace('"maxLength": 100', '"maxLenght": 100')
      .replace('"filters": ["dataStatus"', '"filters": ["dataState"');
    const lines = lintCase([{ name: 'article.json', text: broken }]).map(({ line, message }) => ({ line, message }));
    expect(lines.map(({ message }) => message)).toEqual([
      'unknown keyword "maxLenght", did you mean "maxLength"?',
      'unknown keyword "singularNmae", did you mean "singularName"?',
      'filter "dataState" names no field, did you mean "dataStatus"?',
    ]);
    expect(lines.map(({ line }) => line)).toEqual(lines.map(({ line }) => line).sort((one, other) => one - other));
  });

  it('points at the key that is wrong', () => {
    const [fault] = lintCase(articleWith('"maxLength": 100', '"maxLenght": 100'));
    const line = getText('article.json')
      .split('\n')
      .findIndex((text) => text.includes('"maxLength": 100'));
    expect(fault).toMatchObject({ file: 'schema/article.json', line: line + 1, severity: 'error' });
    expect(formatDiagnostic(fault!)).toBe(
      `schema/article.json:${line + 1}:7  unknown keyword "maxLenght", did you mean "maxLength"?`,
    );
  });

  it('puts the given folder before the names', () => {
    const diagnostics = lintSchemas([{ name: 'gate.json', text: '' }], { folder: 'other/schemas' });
    expect(diagnostics.map(({ file }) => file)).toEqual(['other/schemas/gate.json']);
  });

  it('knows a fault only the compiler finds', () => {
    const text =
      '{"$id":"x","title":"X","type":"object","properties":{"a":{"type":"string"}},"x-admin":{"idField":"a","routes":{},"calls":{}}}';
    expect(lintSchemas([{ name: 'x.json', text }])).toEqual([]);
  });

  it.each([
    ['an entity without forms', {}, {}, 0],
    ['an entity with a form', { create: 'POST boards' }, { form: { openAs: 'dialog', fields: ['figures'] } }, 1],
  ])('tells that an object with free names is edited as JSON only where it can be: %s', (_, calls, form, count) => {
    const file = {
      $schema: './meta/v2/entity.schema.json',
      $id: 'board',
      title: 'Board',
      type: 'object',
      properties: { id: { type: 'integer' }, figures: { type: 'object', additionalProperties: { type: 'number' } } },
      'x-admin': {
        idField: 'id',
        routes: { list: '/board', view: '/board/{id}' },
        calls: { page: { endpoint: 'GET boards', dialect: 'simple-rest' }, get: 'GET boards/{id}', ...calls },
        list: { columns: ['id'] },
        ...form,
        view: { sections: [{ title: 'Figures', chart: { valuesByKeyField: 'figures' } }] },
      },
    };
    const faults = lintSchemas([{ name: 'board.json', text: JSON.stringify(file) }]);
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    const messages = faults.map(({ message }) => message);
    expect(messages.filter((message) => message.includes('edited as JSON'))).toHaveLength(count);
  });

  it('has faults for an empty folder neither', () => expect(lintSchemas([])).toEqual([]));

  /** Replaces every value of the files by one of another type: lint may report anything but must not throw. */
  it('never throws', () => {
    const strange: unknown[] = [null, 0, 'x', [], { x: null }, [null]];
    let turn = 0;
    const getOther = (): unknown => strange[(turn += 1) % strange.length];
    const mutate = (value: unknown, put: (part: unknown) => unknown): unknown[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, part]) => {
        const change = (other: unknown): unknown =>
          put(
            Array.isArray(value)
              ? value.map((item, index) => (String(index) === key ? other : item))
              : { ...value, [key]: other },
          );
        return [change(getOther()), ...mutate(part, change)];
      });
    };
    // One entity is sufficient: each of thousands of changes lints the whole folder.
    const { navigation, article } = JSON.parse(getText('i18n/zh-Hans.json')) as Record<string, unknown>;
    // Keeps one option list of each structure.
    const lists = Object.entries(JSON.parse(getText('options.json')) as Record<string, object>);
    const used = lists.filter(([name]) => getText('article.json').includes(`"${name}"`));
    const unlike = new Map(lists.map((list) => [Object.keys(list[1]).join(), list]));
    const folder = [
      ...['article.json', 'common.json', 'navigation.json'].map((name) => ({ name, text: getText(name) })),
      { name: 'options.json', text: JSON.stringify(Object.fromEntries([...used, ...unlike.values()])) },
      { name: 'i18n/zh-Hans.json', text: JSON.stringify({ navigation, article }) },
    ];
    for (const { name, text } of folder) {
      for (const changed of mutate(JSON.parse(text), (whole) => whole)) {
        const files = folder.map((file) => (file.name === name ? { name, text: JSON.stringify(changed) } : file));
        if (lintSchemas(files, { memory }).some(({ message, suggestion }) => !message || !suggestion))
          expect.fail(JSON.stringify(changed));
      }
    }
  });

  it('reads every half-typed file', () => {
    const text = getText('article-type.json').trimEnd();
    for (let length = 0; length < text.length; length += 7) {
      expect(lintCase([{ name: 'article-type.json', text: text.slice(0, length) }])).not.toEqual([]);
    }
  });
});

describe('explainFault', () => {
  it('adds the cure on a line of its own', () => {
    const diagnostic: Diagnostic = {
      file: 'a.json',
      line: 1,
      column: 2,
      message: 'm',
      suggestion: 'C.',
      severity: 'warning',
    };
    expect(formatDiagnosticWithSuggestion(diagnostic)).toBe('a.json:1:2  warning: m\n    C.');
  });
});

describe('formatDiagnostics', () => {
  const at = (severity: Diagnostic['severity'], message: string): Diagnostic => ({
    file: 'a.json',
    line: 1,
    column: 2,
    suggestion: 'C.',
    severity,
    message,
  });

  it('counts errors and warnings apart, errors first, and lists notes in one line each', () =>
    expect(formatDiagnostics([at('note', 'n'), at('warning', 'w'), at('error', 'e'), at('error', 'f')])).toBe(
      '2 errors and 1 warning in the schema files\n\na.json:1:2  e\n    C.\n\na.json:1:2  f\n    C.\n\n' +
        'a.json:1:2  warning: w\n    C.\n\na.json:1:2  note: n',
    ));

  it('begins notes alone with the given line', () =>
    expect(formatDiagnostics([at('note', 'n')], 'no fault')).toBe('no fault\n\na.json:1:2  note: n'));
});
