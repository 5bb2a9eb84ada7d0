/**
 * Schema files → the source texts of the virtual modules. Pure, and lazy where it is dear: a
 * validator is compiled when its chunk is asked for, and never twice for the same schema.
 */
import { fileURLToPath } from 'node:url';
import { manifestEntryOf, type CompiledEntity } from '../../src/model/compile';
import type { FieldDefinition, NavigationDefinition } from '../../src/model/definition';
import type { Updates } from '../../src/model/hot';
import { encodeEntry } from '../../src/model/manifestCode';
import { validatorModule, validatorSchemas, validatorsModule } from '../schema/validators';
import { entityId, translationId } from './ids';

export interface VirtualModule {
  /** Equal for two versions of a module exactly when their texts are. */
  print: string;
  text: () => string;
}

const source = (file: string): string =>
  fileURLToPath(new URL(`../../src/model/${file}`, import.meta.url)).replaceAll('\\', '/');

const RUNTIME = { formats: source('formats.ts'), runtime: source('ajvRuntime.ts') };

const constant = (text: string): VirtualModule => ({ print: text, text: () => text });

/** Code that the dev server alone needs; a build leaves it out. */
function acceptUpdates(kind: keyof Updates, value: string): string {
  return `
import { deliver } from ${JSON.stringify(source('hot.ts'))};
if (import.meta.hot) import.meta.hot.accept((next) => next && deliver(${JSON.stringify(kind)}, ${value}));
`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function entityModule({ entity, definition, conditions }: CompiledEntity, hot: boolean): VirtualModule {
  const data = JSON.stringify(entity);
  const text = once(
    () => `${validatorsModule(definition, conditions, RUNTIME)}
export const entity = ${data};
export const validators = { record, conditions };
${hot ? acceptUpdates('entity', 'next') : ''}`,
  );
  return { print: data + JSON.stringify([validatorSchemas(definition, conditions), Object.keys(conditions)]), text };
}

/** Rows and loaders stand in one order, so that no name is written twice. */
export function manifestModule(entities: CompiledEntity[], hot: boolean): VirtualModule {
  const rows = entities.map(({ entity }) => encodeEntry(manifestEntryOf(entity)));
  const imports = entities.map(({ entity }) => `() => import(${JSON.stringify(entityId(entity.name))})`);
  return constant(`import { decodeEntry } from ${JSON.stringify(source('manifestCode.ts'))};
const imports = [${imports.join(',\n')}];
export const manifest = ${JSON.stringify(rows)}.map(decodeEntry);
export const loaders = Object.fromEntries(manifest.map(({ name }, index) => [name, imports[index]]));
${hot ? acceptUpdates('manifest', 'next') : ''}`);
}

export function textsModule(
  navigation: NavigationDefinition | undefined,
  languages: string[],
  hot: boolean,
): VirtualModule {
  const loaders = languages.map(
    (language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(translationId(language))})`,
  );
  return constant(`export const groups = ${JSON.stringify(navigation?.groups ?? [])};
export const translations = { ${loaders.join(', ')} };
${hot ? acceptUpdates('texts', 'next') : ''}`);
}

export function translationModule(language: string, texts: unknown, hot: boolean): VirtualModule {
  const value = `{ language: ${JSON.stringify(language)}, texts: next.default }`;
  return constant(`export default ${JSON.stringify(texts)};
${hot ? acceptUpdates('translation', value) : ''}`);
}

export function configModule(schema: FieldDefinition): VirtualModule {
  return { print: JSON.stringify(schema), text: once(() => validatorModule(schema, RUNTIME)) };
}
