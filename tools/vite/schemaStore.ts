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
import type { Diagnostic } from '../schema/lint/lintSchemas';
import { getCompiledEntity } from '../schema/lint/source/lintFolder';
import { sharedCompileCache } from '../schema/folder/compileCache';
import { readSchemaFolder, type SchemaFileText } from '../schema/folder/readSchemaFolder';
import { readLanguages } from '../languages/readLanguages';
import { ENGINE_FOLDER } from '../root/rootFolders';
import { CONFIG_META_SCHEMA_PATH, createSharedModules, type Translation } from './createSharedModules';
import type { SchemaFault } from './client/faultMessages';
import { createCompileFault, lintSafely } from './lintSafely';
import { recoverSharedFile } from './recoverSharedFile';
import { createSchemaFaults } from './schemaFaults';
import { getEntityModuleId, getRequestBodyModuleId } from './virtualModuleIds';
import {
  createEntityModule,
  createRequestBodyModule,
  createTranslatedEntityModule,
  type VirtualModule,
} from './virtualModules';

type Modules = ReadonlyMap<string, VirtualModule>;

interface Compiled {
  entities: CompiledEntity[];
  modules: Modules;
  faults: Diagnostic[];
}

const I18N = 'i18n/';

const isTranslation = (name: string): boolean => name.startsWith(I18N);

export class SchemaStore {
  readonly #dir: string;
  readonly #hot: boolean;
  readonly #getLanguages: () => string[];
  readonly #pages: string | undefined;
  #modules: Modules = new Map();
  #faults: Diagnostic[] = [];
  #texts = '';
  #files: readonly SchemaFileText[] = [];
  /** The compiled entities by file. */
  #entities: ReadonlyMap<string, CompiledEntity> = new Map();
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

  /** The errors with the screens to which they belong. */
  get schemaFaults(): SchemaFault[] {
    return createSchemaFaults(this.errors, this.#dir, this.#files, this.#good);
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
    this.#files = files.filter(({ name }) => name !== CONFIG_META_SCHEMA_PATH);
    const folder = basename(this.#dir);
    const linted = lintSafely(this.#files, folder, this.#pages);
    const bad = new Set(linted.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    const isGood = ({ name }: SchemaFileText): boolean => !bad.has(`${folder}/${name}`);
    // A file with errors stays as it was, and other files may refer to it.
    const used = files.flatMap((file) =>
      isGood(file) ? file : (this.#good.get(file.name) ?? recoverSharedFile(file)),
    );
    const { entities, modules, faults } = this.#compileWhatIsPossible(used, files.filter(isGood));
    this.#faults = bad.size > 0 ? linted : [...linted, ...faults];
    for (const { file } of faults) bad.add(file);
    this.#good = new Map(
      used.flatMap(({ name }) => {
        const file = files.find((one) => one.name === name && isGood(one)) ?? this.#good.get(name);
        return file ? [[name, file]] : [];
      }),
    );
    this.#entities = new Map(entities.map((compiled) => [`${compiled.entity.name}.json`, compiled]));
    return this.#replace(modules);
  }

  /** Compiles the files: those that are only salvaged are omitted if more can be compiled without them. */
  #compileWhatIsPossible(used: readonly SchemaFileText[], sound: readonly SchemaFileText[]): Compiled {
    const rest = used.filter((file) => sound.includes(file) || this.#good.get(file.name) === file);
    const isAnySalvaged = rest.length < used.length;
    try {
      const compiled = this.#compile(used);
      if (!isAnySalvaged || compiled.faults.length === 0) return compiled;
      const others = this.#compile(rest);
      return others.faults.length < compiled.faults.length ? others : compiled;
    } catch (error) {
      if (!isAnySalvaged) throw error;
      return this.#compile(rest);
    }
  }

  #read(): SchemaFileText[] {
    // The meta-schema is that of the engine. Only a copy of the whole folder has one beside the schema files.
    const meta = readFileSync(join(ENGINE_FOLDER, 'schema', CONFIG_META_SCHEMA_PATH), 'utf8');
    return [...readSchemaFolder(this.#dir), { name: CONFIG_META_SCHEMA_PATH, text: meta }];
  }

  /**
   * Compiles all modules. Errors are collected. An entity that cannot be compiled stays as it was; without an earlier
   * version it is omitted.
   */
  #compile(texts: readonly SchemaFileText[]): Compiled {
    sharedCompileCache.read(texts);
    const diagnostics: Diagnostic[] = [];
    const attempt = <T>(file: string, make: () => T): T[] => {
      try {
        return [make()];
      } catch (error) {
        diagnostics.push(createCompileFault(`${basename(this.#dir)}/${file}`, error));
        return [];
      }
    };
    const parsed = texts.flatMap(({ name, text }) => attempt(name, () => [name, JSON.parse(text) as unknown] as const));
    const files: SchemaFiles = Object.fromEntries(parsed.filter(([name]) => !name.includes('/')));
    const translations = parsed
      .filter(([name]) => isTranslation(name))
      .map(([name, said]): Translation => ({ language: basename(name, '.json'), texts: said as TranslationFile }));
    const compiled = getEntityFiles(files).flatMap((file) => {
      const made = attempt(file, () => getCompiledEntity(sharedCompileCache, file, files));
      return made.length > 0 ? made : (this.#entities.get(file) ?? []);
    });
    const references = getEntityReferences(compiled.map(({ entity }) => entity));
    const made = compiled.map((one) => {
      const own = attempt(`${one.entity.name}.json`, () => this.#entity(one, files, translations, references)).flat();
      return { one, own: own.length > 0 ? own : this.#getModulesOf(one.entity.name) };
    });
    const entities = made.flatMap(({ one, own }) => (own.length > 0 ? one : []));
    const modules = new Map(made.flatMap(({ own }) => own));
    const shared = createSharedModules(entities, translations, new Map(parsed), {
      hot: this.#hot,
      languages: this.#getLanguages(),
    });
    for (const [id, module] of shared) modules.set(id, module);
    return { entities, modules, faults: diagnostics };
  }

  #getModulesOf(name: string): [string, VirtualModule][] {
    const ids = [getEntityModuleId(name), getRequestBodyModuleId(name)];
    return [...this.#modules].filter(([id]) => ids.includes(id) || id.startsWith(`${getEntityModuleId(name)}/`));
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
