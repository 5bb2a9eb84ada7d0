/**
 * Definitions for documents in which shared parts stand once: what the files of this folder say by
 * reference stays a reference. (Where it is compiled for the screens everything is written out.)
 */
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { lookUpRef, mergeSchemas, type SchemaFiles } from '../../src/model/schemaLanguage/resolveRefs';
import { mapSchemas } from './transformSchema';

/** What may stand beside a reference without changing what is valid. */
const ABOUT = ['title', 'description', 'errorMessage', 'readOnly', 'writeOnly', 'default'];
/** Of `x-ui`, what changes the form of a value. */
const FORMS = ['serialization', 'dateRange', 'valueFrom', 'sendBack'];

export interface SharedDefinition {
  file: string;
  name: string;
}

const SHARED = /^([^#]*)#\/\$defs\/([^/]+)$/;

/** The shared definition that a reference names; undefined for a place that is none. */
function getSharedDefinition(ref: unknown, file: string): SharedDefinition | undefined {
  const [, name = '', key] = SHARED.exec(String(ref)) ?? [];
  return key === undefined ? undefined : { file: name || file, name: key.replaceAll('~1', '/').replaceAll('~0', '~') };
}

const isAbout = ({ 'x-ui': ui, ...rest }: FieldDefinition): boolean =>
  Object.keys(rest).every((key) => ABOUT.includes(key)) && !FORMS.some((key) => ui && key in ui);

interface Linking {
  file: string;
  files: SchemaFiles;
  /** What stands in the place of the reference. */
  refTo: (shared: SharedDefinition) => FieldDefinition;
  /** What is being written out: it cannot be written out inside of itself. */
  trail?: readonly unknown[];
}

function linkedRef({ $ref, ...own }: FieldDefinition, linking: Linking): FieldDefinition {
  const { file, files, refTo, trail = [] } = linking;
  const shared = getSharedDefinition($ref, file);
  const place = lookUpRef(String($ref), file, files);
  const target = place.target as FieldDefinition;
  if (shared && (isAbout(own) || trail.includes(target))) {
    return { ...readOnlyIn(target, place.file, files), ...own, ...refTo(shared) };
  }
  const whole = linkSharedDefinitions(target, { ...linking, file: place.file, trail: [...trail, target] });
  return mergeSchemas(whole, linkSharedDefinitions(own, linking)) as FieldDefinition;
}

/** A form drops what only the server writes: that must be seen without following the reference. */
function readOnlyIn({ $ref, readOnly }: FieldDefinition, file: string, files: SchemaFiles): FieldDefinition {
  if (readOnly !== undefined) return { readOnly };
  if (typeof $ref !== 'string') return {};
  const place = lookUpRef($ref, file, files);
  return readOnlyIn(place.target as FieldDefinition, place.file, files);
}

/** The same definition; each shared one in it is what `refTo` says. */
export function linkSharedDefinitions(definition: FieldDefinition, linking: Linking): FieldDefinition {
  if (typeof definition.$ref === 'string') return linkedRef(definition, linking);
  return mapSchemas(definition, (part) => linkSharedDefinitions(part, linking));
}
