/** Extensions of vendors: properties of a published schema that belong to the tools of a vendor, not to its users. */
import type { AdminDefinition, EntityDefinition, FieldDefinition } from '../schemaLanguage/definition';

const NAME = /^x-/i;

/** The property by which OCPP and others name the vendor in an object that they leave to vendors. */
const VENDOR = 'vendorId';

/** Whether a property is an extension of a vendor: its name starts with `x-`, or it is an object for a vendor's values. */
export const isVendorExtension = (name: string, { required }: Pick<FieldDefinition, 'required'>): boolean =>
  NAME.test(name) || required?.includes(VENDOR) === true;

interface SectionWithFields {
  fields?: readonly string[];
  sections?: readonly SectionWithFields[];
}

const getSectionFields = ({ fields = [], sections = [] }: SectionWithFields): string[] => [
  ...fields,
  ...sections.flatMap(getSectionFields),
];

/** Returns the fields that a form or a view names. */
const getNamedFields = ({ form, view }: AdminDefinition): string[] =>
  [form, view].flatMap((screen) => getSectionFields((screen ?? {}) as SectionWithFields));

type Properties = NonNullable<FieldDefinition['properties']>;

function hideInside<Schema extends FieldDefinition>(schema: Schema, shown: readonly string[] = []): Schema {
  const { properties, items, required = [] } = schema;
  const hide = ([name, field]: [string, Properties[string]]): [string, Properties[string]] => {
    if (field === false) return [name, field];
    const isHidden = isVendorExtension(name, field) && !required.includes(name) && !shown.includes(name);
    if (!isHidden) return [name, hideInside(field)];
    return [name, { ...field, 'x-ui': { sendBackUnchanged: true, ...field['x-ui'] } }];
  };
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(hide)) as Properties } : {}),
    ...(items ? { items: hideInside(items) } : {}),
  };
}

/**
 * Hides the extensions of vendors in forms, lists and views: their values are sent back as they are. Those that are
 * required, that a form or a view names, or that have `sendBackUnchanged` themselves, are fields like others.
 * @param definition with its references resolved
 */
export const hideVendorExtensions = (definition: EntityDefinition): EntityDefinition =>
  hideInside(definition as FieldDefinition, getNamedFields(definition['x-admin'])) as EntityDefinition;
