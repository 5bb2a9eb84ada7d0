/**
 * The description of the variants of an object in the normalized schema. The fields of all variants are fields of the
 * object. One field contains the choice, and rules forbid the fields of the variants that are not chosen.
 */

/** Name of the field with the choice, if the API has no key that says which variant a value is. */
export const VARIANT_CHOICE = '$variant';
/** Name of the field with the whole value, in a variant that is not an object: a text or a list. */
export const VARIANT_VALUE = '$value';

/** Name of the field with the key, in a row that stands for an entry of an object with free keys. */
export const ENTRY_KEY = '$key';
/** Name of the field with the entries that an object has beside its fields. */
export const FURTHER_ENTRIES = '$entries';
/** The path (`x-ui.recordPath`) of a field whose entries are all keys of its object that no other field has. */
export const ALL_OTHER_KEYS = '*';

/**
 * Whether a field of an object exists only in the app: the choice among variants, the whole value of one or of an entry,
 * the key of an entry, or the entries that stand beside the fields of an object.
 */
export const isGeneratedField = (name: string): boolean =>
  [VARIANT_CHOICE, VARIANT_VALUE, ENTRY_KEY, FURTHER_ENTRIES].includes(name) || name.startsWith(`${VARIANT_VALUE}$`);

export interface VariantBranch {
  /** The codes of the choice that select the variant. */
  values: readonly (string | number | boolean)[];
  title: string;
  /** The fields of the variant: their names in the API and in the object. Fields of the object itself are missing. */
  names: readonly (readonly [name: string, own: string])[];
  /** The fields that the API requires, by their names there. */
  required: readonly string[];
  /** The fields of the object itself that the variant does not allow. */
  excluded?: readonly string[];
  /** The values that the variant allows for a field of several variants, by its name in the API. */
  constants?: Readonly<Record<string, readonly unknown[]>>;
  /** Whether the value of the API is not an object, but the value of the only field. */
  isValue?: true;
  /** Whether an object of the variant need not state it. It is the only such variant. */
  isUnstated?: true;
}

export interface Variants {
  /** Name of the field with the choice. */
  choice: string;
  /** Whether the API has no such field: the choice is found by the other values. */
  isVirtual?: true;
  branches: readonly VariantBranch[];
}

/** The keyword of an object schema that contains its variants. */
export const VARIANTS_KEYWORD = 'x-variants';

/** Returns the variants of an object in the normalized schema; undefined if it has none. */
export const getVariants = (schema: object): Variants | undefined =>
  (schema as { [VARIANTS_KEYWORD]?: Variants })[VARIANTS_KEYWORD];

/** Returns the names of the fields that at least one variant of an object requires. */
export const listFieldsRequiredByVariants = (schema: object): string[] =>
  (getVariants(schema)?.branches ?? []).flatMap(({ names, required, isValue }) =>
    names.flatMap(([name, own]) => (isValue || required.includes(name) ? [own] : [])),
  );

/** Whether a rule of an object follows from its variants: it tests only their choice. */
export function isVariantRule(rule: { if?: unknown }, { choice }: Variants): boolean {
  const { properties = {}, required = [] } = (rule.if ?? {}) as { properties?: object; required?: string[] };
  return required.join() === choice && Object.keys(properties).every((name) => name === choice);
}

/** Whether the object has another name for a field of the variant than the API. */
export const hasOtherNames = ({ names }: VariantBranch): boolean => names.some(([name, own]) => name !== own);

/** Whether the API has another form of the object than the app: other names, no choice, or no object at all. */
export const isConverted = ({ isVirtual, branches }: Variants): boolean =>
  isVirtual === true || branches.some(hasOtherNames);

/** Returns the name that a field has in the API: one whose types differ between variants has a number behind it in the app. */
export const getApiName = (name: string): string => name.replace(/\$\d+$/, '');
