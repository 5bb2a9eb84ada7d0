/** Published schemas of other projects (tests/corpus/public-schemas): none hangs, none is rejected. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import { compileObjectShape } from '../../../../src/model/compile/compileObjectShape';
import { ConditionCollector } from '../../../../src/model/compile/conditionCollector';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import type { ValidateFunction } from '../../../../src/model/entity/validators';
import { generateEntityValidatorsModule } from '../../../../tools/schema/validatorModules';
import { EmittedFolder, faultsOf, PATHS } from '../../tools/support/emitted';
import { GOOD, type Sample, SAMPLES } from './samples';
import { countOf, refsIn } from './support';

const CORPUS = 'tests/corpus/public-schemas';

const folderOf = (name: string): SchemaFiles =>
  Object.fromEntries(
    readdirSync(join(CORPUS, name)).map((file) => [
      file,
      JSON.parse(readFileSync(join(CORPUS, name, file), 'utf8')) as unknown,
    ]),
  );

const folders = readdirSync(CORPUS).filter((name) => !name.endsWith('.md'));
const files = folders.flatMap((folder) =>
  Object.keys(folderOf(folder)).map((file): [string, string] => [folder, file]),
);

const moduleOf = (folder: string, file: string): string => {
  const { definition } = normalizeSchema(file, folderOf(folder));
  return generateEntityValidatorsModule({ definition, conditions: {}, parts: {} }, PATHS);
};

const getName = (ref: string): string => decodeURIComponent(ref.replace('#/$defs/', ''));

/** Maximum size of an expanded definition, which is truncated beyond it. */
const LARGEST = 12_000;

/**
 * Whether a note's path exists in the file; a note on a definition in another file is placed at the reference to
 * it.
 */
const isPlace = (path: readonly (string | number)[], file: unknown): boolean => {
  let place = file;
  for (const step of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return false;
    place = (place as Record<string | number, unknown>)[step];
  }
  return true;
};

describe.each(files)('%s/%s', (folder, file) => {
  const known = folderOf(folder);
  const { definition, notes } = normalizeSchema(file, known);
  const { $defs = {}, ...record } = definition;

  it('becomes a record of a size that can be used', () => {
    expect(record.properties).toBeDefined();
    expect(countOf(record)).toBeLessThan(LARGEST + countOf(known[file]));
  });

  it('refers to its own definitions only', () => {
    const unknown = refsIn(definition).filter(
      (ref) => !ref.startsWith('#/$defs/') || !Object.hasOwn($defs, getName(ref)),
    );
    expect(unknown).toEqual([]);
  });

  it('is told in a few notes, each at a place in the file and with a cure', () => {
    expect(notes.length).toBeLessThan(20);
    for (const { path, message, suggestion } of notes) {
      expect([path, isPlace(path, known[file])]).toEqual([path, true]);
      expect(message.length).toBeLessThan(400);
      expect(suggestion).not.toBe('');
    }
    const kinds = notes.map(({ keyword, message }) => `${keyword} ${message}`);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('can be checked under a strict policy', () => {
    expect(moduleOf(folder, file)).not.toMatch(/\brequire\(|\beval\b|\bnew Function\b/);
  });
});

describe('a document', () => {
  let emitted: EmittedFolder;
  beforeAll(async () => {
    emitted = await EmittedFolder.open();
  });
  afterAll(() => emitted.close());

  const checkOf = async (folder: string, file: string): Promise<ValidateFunction> =>
    (await emitted.run<{ record: ValidateFunction }>(moduleOf(folder, file))).record;

  /** Returns the document in the form that the app has it in: the values of variants are fields of their object. */
  const converterOf = (folder: string, file: string) => {
    const { definition } = normalizeSchema(file, folderOf(folder));
    return createShapeConverter(compileObjectShape(definition, 'record', new ConditionCollector()), {});
  };
  const read = (folder: string, file: string, document: unknown): unknown =>
    converterOf(folder, file)?.read(document as FormValues, () => undefined) ?? document;

  it.each(GOOD)('of %s/%s is accepted, and sent back as it came', async (folder, file, document) => {
    const values = read(folder, file, document);
    expect(faultsOf(await checkOf(folder, file), values)).toEqual([]);
    expect(converterOf(folder, file)?.write(values as FormValues, {}) ?? values).toEqual(document);
  });

  it.each<Sample>(SAMPLES)('of %s/%s %s is refused', async (folder, file, _, document, fault) => {
    expect(faultsOf(await checkOf(folder, file), read(folder, file, document))).toContain(fault);
  });
});
