/**
 * Preserves references to shared definitions, for documents that contain each shared definition only once. The
 * compiler for the screens resolves all references instead.
 */
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { unescapePointerStep } from '../../src/model/schemaLanguage/jsonPointer';
import { lookUpRef, mergeSchemas, type SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import { mapSubschemas } from './convertToStandardSchema';

/** Keywords next to a `$ref` that do not change which values are valid. */
const ABOUT = ['title', 'description', 'errorMessage', 'readOnly', 'writeOnly', 'default'];
/** Keys of `x-ui` that change the format of a value. */
const FORMS = ['serialization', 'dateRange', 'valueFrom', 'sendBackUnchanged'];

export interface SharedDefinition {
  file: string;
  name: string;
}

const SHARED = /^([^#]*)#\/\$defs\/([^/]+)$/;

/** Returns the shared definition to which a reference points. Returns undefined if the target is not in `$defs`. */
function getSharedDefinition(ref: unknown, file: string): SharedDefinition | undefined {
  const [, name = '', key] = SHARED.exec(String(ref)) ?? [];
  return key === undefined ? undefined : { file: name || file, name: unescapePointerStep(key) };
}

const isAbout = ({ 'x-ui': ui, ...rest }: FieldDefinition): boolean =>
  Object.keys(rest).every((key) => ABOUT.includes(key)) && !FORMS.some((key) => ui && key in ui);

interface Linking {
  file: string;
  files: SchemaFiles;
  /** Returns the schema that replaces a reference to a shared definition. */
  createRef: (shared: SharedDefinition) => FieldDefinition;
  /** Definitions being resolved, to detect circular references. */
  trail?: readonly unknown[];
}

function linkedRef({ $ref, ...own }: FieldDefinition, linking: Linking): FieldDefinition {
  const { file, files, createRef, trail = [] } = linking;
  const shared = getSharedDefinition($ref, file);
  const reference = lookUpRef(String($ref), file, files);
  const target = reference.target as FieldDefinition;
  if (shared && (isAbout(own) || trail.includes(target))) {
    return { ...readOnlyIn(target, reference.file, files), ...own, ...createRef(shared) };
  }
  const rootDefinition = linkSharedDefinitions(target, { ...linking, file: reference.file, trail: [...trail, target] });
  return mergeSchemas(rootDefinition, linkSharedDefinitions(own, linking)) as FieldDefinition;
}

/**
 * Copies `readOnly` of the shared definition next to the reference. Forms omit read-only fields and must recognize
 * them without resolving the reference.
 */
function readOnlyIn({ $ref, readOnly }: FieldDefinition, file: string, files: SchemaFiles): FieldDefinition {
  if (readOnly !== undefined) return { readOnly };
  if (typeof $ref !== 'string') return {};
  const reference = lookUpRef($ref, file, files);
  return readOnlyIn(reference.target as FieldDefinition, reference.file, files);
}

/** Replaces each reference to a shared definition with the result of `createRef`. */
export function linkSharedDefinitions(definition: FieldDefinition, linking: Linking): FieldDefinition {
  if (typeof definition.$ref === 'string') return linkedRef(definition, linking);
  return mapSubschemas(definition, (part) => linkSharedDefinitions(part, linking));
}
