/**
 * Holds the compiled schema folder for the dev server and the build. It always provides the last version of each file
 * without errors: if an edit introduces errors, it lists them and continues to provide the previous version of the file.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileEntity, getEntityFiles, type CompiledEntity } from '../../src/model/compile/compileEntity';
import {
  getEntityReferences,
  addInferredRelatedLists,
  type EntityReference,
} from '../../src/model/compile/compileRelatedLists';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import { lintSchemas, type Diagnostic } from '../schema/lint/lintSchemas';
import { getCompiledEntity } from '../schema/lint/source/lintFolder';
import { sharedCompileCache } from '../schema/folder/compileCache';
import { readSchemaFolder, type SchemaFileText } from '../schema/folder/readSchemaFolder';
import { readLanguages } from '../languages/readLanguages';
import { ENGINE_FOLDER } from '../root/rootFolders';
import { CONFIG_META_SCHEMA_PATH, createSharedModules, type Translation } from './createSharedModules';
import { getEntityModuleId, getRequestBodyModuleId } from './virtualModuleIds';
import {
  createEntityModule,
  createRequestBodyModule,
  createTranslatedEntityModule,
  type VirtualModule,
} from './virtualModules';

type Modules = ReadonlyMap<string, VirtualModule>;

const I18N = 'i18n/';

const isTranslation = (name: string): boolean => name.startsWith(I18N);

/** Creates the diagnostic for an error that the lint has not found and that only the compiler reports. */
function compileFault(file: string, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: 1,
    column: 1,
    message,
    suggestion: 'Correct the definition that the message names.',
    severity: 'error',
  };
}

/**
 * Lints the files. If the lint itself crashes, this is reported as a diagnostic, so that the dev server continues
 * to run and a build fails.
 */
function lint(files: SchemaFileText[], folder: string, pages?: string): Diagnostic[] {
  try {
    return lintSchemas(files, { folder, pages, memory: sharedCompileCache });
  } catch (error) {
    const cure = 'This is a mistake of the lint, not of the schema files: see tools/schema/lint.';
    return [{ ...compileFault(folder, error), suggestion: cure }];
  }
}

export class SchemaStore {
  readonly #dir: string;
  readonly #hot: boolean;
  readonly #getLanguages: () => string[];
  readonly #pages: string | undefined;
  #modules: Modules = new Map();
  #faults: Diagnostic[] = [];
  #texts = '';
  /** The files of the modules: for each file the last version without errors, if it has had one. */
  #good: ReadonlyMap<string, SchemaFileText> = new Map();

  /**
   * @param dir the schema folder
   * @param hot whether the modules support hot updates, as in the dev server
   * @param getLanguages returns the language codes that are allowed in `config.json`
   * @param pages folder of the hand-written pages; default: that of the product
   */
  constructor(dir: string, hot: boolean, getLanguages: () => string[], pages?: string) {
    this.#dir = dir;
    this.#hot = hot;
    this.#getLanguages = getLanguages;
    this.#pages = pages;
  }

  /** Returns the source code of a virtual module. Returns undefined if the entity does not exist. */
  text(id: string): string | undefined {
    return this.#modules.get(id)?.text();
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#faults;
  }

  get errors(): Diagnostic[] {
    return this.#faults.filter(({ severity }) => severity === 'error');
  }

  /**
   * Reads and compiles the schema folder again.
   * @returns the ids of the modules whose source code has changed; undefined if no file has changed
   */
  refresh(): string[] | undefined {
    const files = this.#read();
    const texts = JSON.stringify(files);
    if (texts === this.#texts) return undefined;
    this.#texts = texts;
    const folder = basename(this.#dir);
    const linted = lint(
      files.filter(({ name }) => name !== CONFIG_META_SCHEMA_PATH),
      folder,
      this.#pages,
    );
    const bad = linted.filter(({ severity }) => severity === 'error').map(({ file }) => file);
    const isBad = ({ name }: SchemaFileText): boolean => bad.includes(`${folder}/${name}`);
    // A file with errors stays as it was, and other files may refer to it.
    const used = files.flatMap((file) => (isBad(file) ? (this.#good.get(file.name) ?? []) : file));
    sharedCompileCache.read(used);
    const { modules, faults: diagnostics } = this.#compile(used);
    this.#faults = bad.length > 0 ? linted : [...linted, ...diagnostics];
    if (diagnostics.length > 0 && this.#good.size > 0) return [];
    if (diagnostics.length === 0) this.#good = new Map(used.map((file) => [file.name, file]));
    return this.#replace(modules);
  }

  #read(): SchemaFileText[] {
    // The meta-schema is that of the engine. Only a copy of the whole folder has one beside the schema files.
    const meta = readFileSync(join(ENGINE_FOLDER, 'schema', CONFIG_META_SCHEMA_PATH), 'utf8');
    return [...readSchemaFolder(this.#dir), { name: CONFIG_META_SCHEMA_PATH, text: meta }];
  }

  /** Compiles all modules. Errors are collected, and the modules with errors are omitted. */
  #compile(texts: SchemaFileText[]): { modules: Modules; faults: Diagnostic[] } {
    const diagnostics: Diagnostic[] = [];
    const attempt = <T>(file: string, make: () => T): T[] => {
      try {
        return [make()];
      } catch (error) {
        diagnostics.push(compileFault(`${basename(this.#dir)}/${file}`, error));
        return [];
      }
    };
    const parsed = texts.flatMap(({ name, text }) => attempt(name, () => [name, JSON.parse(text) as unknown] as const));
    const files: SchemaFiles = Object.fromEntries(parsed.filter(([name]) => !name.includes('/')));
    const translations = parsed
      .filter(([name]) => isTranslation(name))
      .map(([name, said]): Translation => ({ language: basename(name, '.json'), texts: said as TranslationFile }));
    const entities = getEntityFiles(files).flatMap((file) =>
      attempt(file, () => getCompiledEntity(sharedCompileCache, file, files)),
    );
    const references = getEntityReferences(entities.map(({ entity }) => entity));
    const modules = new Map(
      entities.flatMap((compiled) =>
        attempt(`${compiled.entity.name}.json`, () => this.#entity(compiled, files, translations, references)).flat(),
      ),
    );
    const shared = createSharedModules(entities, translations, new Map(parsed), {
      hot: this.#hot,
      languages: this.#getLanguages(),
    });
    for (const [id, module] of shared) modules.set(id, module);
    return { modules, faults: diagnostics };
  }

  /**
   * Creates the modules of an entity: in English and in each language whose translation contains texts for the entity.
   */
  #entity(
    compiled: CompiledEntity,
    files: SchemaFiles,
    translations: readonly Translation[],
    references: readonly EntityReference[],
  ): [string, VirtualModule][] {
    const { name } = compiled.entity;
    const file = `${name}.json`;
    const link = <T extends CompiledEntity>(one: T): T => ({
      ...one,
      entity: addInferredRelatedLists(one.entity, references),
    });
    const spoken = translations.filter(({ texts }) => Object.hasOwn(texts, name));
    const message = JSON.stringify([
      references.filter(({ target }) => target === name),
      ...spoken.map(({ language, texts }) => [language, texts[name], texts['options']]),
    ]);
    const phrases = Object.fromEntries(readLanguages().map(({ code, expected }) => [code, expected]));
    const make = (): [string, VirtualModule][] => {
      const english = this.#checked(link(compiled));
      const others = spoken.map(({ language, texts }): [string, VirtualModule] => [
        getEntityModuleId(name, language),
        createTranslatedEntityModule(
          link(compileEntity(file, files, texts, language, phrases[language])),
          language,
          english,
          this.#hot,
        ),
      ]);
      const { requestBody } = compiled;
      return [
        [getEntityModuleId(name), english],
        ...(requestBody
          ? [[getRequestBodyModuleId(name), createRequestBodyModule(requestBody)] as [string, VirtualModule]]
          : []),
        ...others,
      ];
    };
    return sharedCompileCache.recall(`modules ${this.#hot}`, file, make, message);
  }

  /**
   * Creates the module of an entity. If the entity has changed, its validators are compiled at once. An error then
   * becomes a diagnostic; otherwise the browser would fail to load the chunk.
   */
  #checked(compiled: CompiledEntity): VirtualModule {
    const module = createEntityModule(compiled, this.#hot);
    const known = this.#modules.get(getEntityModuleId(compiled.entity.name));
    if (known?.print === module.print) return known;
    if (known) module.text();
    return module;
  }

  #replace(next: Modules): string[] {
    const changed = [...next].filter(([id, { print }]) => this.#modules.get(id)?.print !== print).map(([id]) => id);
    this.#modules = next;
    return changed;
  }
}
