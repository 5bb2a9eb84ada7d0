import type { Json } from '../../lint/source/readJson';
import type { DetectedDialect } from '../dialect/detectDialect';
import type { Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import type { Guesses } from '../report/guesses';
import type { OmittedRules } from '../report/omittedRules';
import type { FieldReference } from './findEntityReferences';
import type { RecordField } from './recordFields';
import type { RecordUpload } from './recordUploads';
import type { ValueSchemas } from './valueSchemas';

/** What the parts of an entity file are built from. */
export interface EntityContext {
  reader: SchemaReader;
  resource: Resource;
  resources: readonly Resource[];
  operations: readonly Operation[];
  fields: readonly RecordField[];
  idField: string | undefined;
  titleField: string | undefined;
  references: readonly FieldReference[];
  /** The fields that calls on one record fill with a file. */
  recordUploads: readonly RecordUpload[];
  dialect: DetectedDialect;
  dialectName: string;
  /** The dialect of calls that name none, if the project names one. */
  defaultDialect: string | undefined;
  /** Whether a list without filters says so, because its dialect has filters by default. */
  needsFilters: boolean;
  /** Whether the document describes no calls: all its fields are data of a record, whatever they mean in those of APIs. */
  hasUnknownCalls: boolean;
  /** Takes the schemas of values that users edit as JSON; without it, nothing is known of these values but their type. */
  values?: ValueSchemas | undefined;
  guesses: Guesses;
  /** Takes the rules of the document that are left out. */
  omitted?: OmittedRules | undefined;
  /** Name of the entity file: `pet.json`. */
  file: string;
}

/** The properties of an entity file by field name. */
export type BuiltFields = Readonly<Record<string, Json>>;
