/** Names the variants of a union for the choice among them. */
import { humanizeName } from '../humanizeName';
import { FORMAT_TITLES, GENERATED_TITLES, getNumberedTitle, VALUE_TITLES } from './generatedTitles';
import { isOtherBranch } from './otherValues';
import type { Branch, Code, Discriminator } from './readBranches';
import type { SchemaNode } from './schemaNode';
import { getListedValues } from './schemaValueTypes';
import { MOMENT_FORMATS } from './splitTypes';
import { getValueTitle, humanizeField, joinFirstTexts, MOST_JOINED_TEXTS, omitPackage } from './valueTitles';
import { isGeneratedField } from './variantDefinition';

/** Fields that every kind of object may have, so that they do not say which kind it is. */
const COMMON = ['id', '_id', 'name', 'version'];

/** Of so many constants two are looked for. More of them take long, and say little of a kind. */
const MOST_PAIRED = 8;

/** A title that is the name of a type, in a package or of several words: `FileFormat.EventedProfile`, `ChatInputText`. */
const TYPE_NAME = /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+|(?:[A-Z][a-z\d]+){2,}[A-Z][A-Za-z\d]+)$/;

/** A title of two words without a space: the name of a type, or of a product. */
const JOINED_WORDS = /^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)+$/;
/** Well-known names of products that are written so. */
const PRODUCT_NAME =
  /^(?:(?:Java|Type|Coffee)Script|YouTube|LinkedIn|PayPal|WordPress|WhatsApp|TikTok|Power(?:Point|Shell))$/;

/** Returns the names of the fields of an object in the API, without those that it must not have. */
const listFields = ({ node, isObject: hasOwn }: Branch): string[] =>
  hasOwn
    ? [...(node.properties ?? [])].flatMap(([name, schema]) =>
        schema === false || isGeneratedField(name) ? [] : [name],
      )
    : [];

const isFieldRequired = ({ node }: Branch, name: string): boolean => node.required?.includes(name) ?? false;

/**
 * Returns the field that tells a variant from the others: one that it requires and they do not have, else one that only it
 * requires, else one that only it has.
 */
function findOwnField(branch: Branch, others: readonly Branch[]): string | undefined {
  const names = listFields(branch);
  const foreign = new Set(others.flatMap(listFields));
  const own = names.filter((name) => !foreign.has(name));
  const needed = (branch.node.required ?? []).filter(
    (name) => names.includes(name) && !others.some((other) => isFieldRequired(other, name)),
  );
  const candidates = [...own.filter((name) => needed.includes(name)), ...needed, ...own];
  return candidates.find((name) => !COMMON.includes(name)) ?? candidates[0];
}

/** Whether the title of a variant is its own, and not that of one of several schemas of which it consists. */
const isOwnTitle = ({ part, refName }: Branch): boolean =>
  refName !== undefined || (typeof part === 'object' && (part['title'] !== undefined || (part.allOf?.length ?? 0) < 2));

/**
 * Returns the constant by which an object says of what kind it is: one that none of the others has, else two that none of
 * them has together: `Fail, JSONata`.
 */
function findOwnConstant(branch: Branch, others: readonly Branch[]): string | undefined {
  const foreign = others.map(({ constants }) => constants);
  const countOthers = (value: string): number => foreign.filter((list) => list.includes(value)).length;
  const own = [...new Set(branch.constants)].toSorted((one, other) => countOthers(one) - countOthers(other));
  const isOwn = (values: readonly string[]): boolean =>
    !foreign.some((list) => values.every((value) => list.includes(value)));
  const single = own.find((value) => isOwn([value]));
  if (single !== undefined) return single;
  const few = own.slice(0, MOST_PAIRED);
  const pairs = few.flatMap((first, index) => few.slice(index + 1).map((second) => [first, second]));
  return pairs.find(isOwn)?.join(', ');
}

/** Returns the title of a switch that is always on, or always off. */
function getOnlySwitchTitle(node: SchemaNode): string | undefined {
  const [value, ...others] = getListedValues(node) ?? [];
  if (typeof value !== 'boolean' || others.length > 0) return undefined;
  return value ? GENERATED_TITLES.choiceYes : GENERATED_TITLES.choiceNo;
}

/** Whether an object has entries whose values are described. */
const hasFreeKeys = ({ additionalProperties, patternProperties }: SchemaNode): boolean =>
  patternProperties !== undefined || typeof additionalProperties === 'object';

/** The longest description that is read as a title. */
const LONGEST_DESCRIPTION = 60;

/** `An image.` → `Image` */
function getShortDescription({ node }: Branch): string | undefined {
  const text = typeof node['description'] === 'string' ? node['description'].trim().replace(/\.$/, '') : '';
  if (text === '' || text.length > LONGEST_DESCRIPTION || /[.:;\n]/.test(text)) return undefined;
  const title = text.replace(/^(an?|the) (?=\S)/i, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns what an object is by its description, if each of several objects has a short one of its own. */
function getDescribedTitle(branch: Branch, branches: readonly Branch[]): string | undefined {
  const titles = branches.filter(({ isObject: hasOwn }) => hasOwn).map(getShortDescription);
  const isWhole = branch.isObject && titles.length > 1 && new Set(titles).size === titles.length;
  // `Text` is also what a text is called.
  const isUnclear = titles.some((title) => title === undefined || Object.values(VALUE_TITLES).includes(title));
  return isWhole && !isUnclear ? getShortDescription(branch) : undefined;
}

const getOwnTitle = (branch: Branch): string =>
  isOwnTitle(branch) && typeof branch.node['title'] === 'string' ? branch.node['title'].trim() : '';

/** A word of at least so many letters in all titles of a choice says that they are names of types: `MediaVideo`, `MediaImage`. */
const LEAST_SHARED = 5;

/** Whether titles without spaces begin or end with the same word. */
function haveSharedWord(titles: readonly string[]): boolean {
  const words = titles.map((title) => title.split(/(?<=[a-z\d])(?=[A-Z])/));
  return [0, -1].some((place) => {
    const shared = new Set(words.map((own) => own.at(place)!));
    return shared.size === 1 && words[0]!.at(place)!.length >= LEAST_SHARED;
  });
}

/**
 * Whether a title without spaces is the name of a type, which is written as words: it is the name of its definition, or all
 * titles of the choice are such names with a word in common. One that the objects themselves state is not.
 */
function isJoinedTypeName(branches: readonly Branch[], branch: Branch): boolean {
  const title = getOwnTitle(branch);
  if (branch.constants.includes(title) || PRODUCT_NAME.test(title)) return false;
  if (title === branch.refName) return /^[A-Za-z\d]+$/.test(title);
  const titles = branches.map(getOwnTitle).filter((one) => one !== '');
  const areNames = titles.every((one) => JOINED_WORDS.test(one) && !PRODUCT_NAME.test(one));
  return titles.length > 1 && areNames && haveSharedWord(titles);
}

/** Returns the only type of the values of a field, besides null. */
function getFieldType({ node }: Branch, name: string): string | undefined {
  const field = node.properties?.get(name);
  const types = typeof field === 'object' ? [field.type].flat().filter((type) => type !== 'null') : [];
  return types.length === 1 ? types[0] : undefined;
}

/** Returns the name of a field, and what its values are, if they are of another type in each object: `Fields (List)`. */
function getTitleByFieldType(branch: Branch, others: readonly Branch[]): string | undefined {
  const objects = [branch, ...others.filter((other) => other.isObject)];
  for (const name of objects.length > 1 ? listFields(branch) : []) {
    const types = objects.map((one) => getFieldType(one, name));
    const title = VALUE_TITLES[types[0] ?? ''];
    if (title !== undefined && !types.includes(undefined) && new Set(types).size === types.length)
      return `${humanizeField(name)} (${title})`;
  }
  return undefined;
}

function getTitle(branches: readonly Branch[], codes: Code[] | undefined, index: number): string {
  const branch = branches[index]!;
  const { node, refName, isObject: hasOwn } = branch;
  const title = getOwnTitle(branch);
  if (title !== '' && !TYPE_NAME.test(title)) return isJoinedTypeName(branches, branch) ? humanizeField(title) : title;
  // A name that the objects themselves state, or that is none of words, is the one that users know.
  if (refName !== undefined && (refName.includes('::') || branch.constants.includes(refName))) return refName;
  if (codes?.length === 1) return typeof codes[0] === 'string' ? codes[0] : humanizeName(String(codes[0]));
  if (refName !== undefined || title !== '') return humanizeField(omitPackage(refName ?? title));
  if (isOtherBranch(branches, index)) return GENERATED_TITLES.variantOther;
  const others = branches.toSpliced(index, 1);
  const constant = findOwnConstant(branch, others);
  if (constant !== undefined) return constant;
  const described = getDescribedTitle(branch, branches);
  if (described !== undefined) return described;
  const fields = listFields(branch);
  const needed = fields.filter((name) => isFieldRequired(branch, name));
  const isOnlyObject = fields.length > 1 && others.every((other) => !other.isObject);
  if (isOnlyObject) return joinFirstTexts((needed.length > 0 ? needed : fields).map(humanizeField));
  const telling = fields.length === 1 ? fields[0] : findOwnField(branch, others);
  if (telling !== undefined) return humanizeField(telling);
  const byType = getTitleByFieldType(branch, others);
  if (byType !== undefined) return byType;
  if (needed.length > 0 && needed.length <= MOST_JOINED_TEXTS)
    return needed.map((name) => humanizeName(name)).join(', ');
  const type = hasOwn ? undefined : [node.type].flat().find((one) => one !== 'null');
  if (type === 'object' && hasFreeKeys(node)) return GENERATED_TITLES.variantEntries;
  const moment = MOMENT_FORMATS.includes(node['format']) ? FORMAT_TITLES[String(node['format'])] : undefined;
  return getOnlySwitchTitle(node) ?? moment ?? VALUE_TITLES[type ?? ''] ?? getNumberedTitle(index + 1);
}

/** Whether the title of a variant is the name of its type: of the definition to which it refers, or its own in words. */
function isOfType(title: string, branch: Branch): boolean {
  const { refName } = branch;
  if (refName !== undefined) return title === humanizeField(omitPackage(refName));
  return TYPE_NAME.test(getOwnTitle(branch)) && title === humanizeField(getOwnTitle(branch));
}

/**
 * Returns the titles without the words with which all those that are names of types begin, such as that of the type of which
 * they are variants.
 */
function omitSharedWords(titles: readonly string[], branches: readonly Branch[]): string[] {
  const named = titles.filter((title, index) => isOfType(title, branches[index]!)).map((title) => title.split(' '));
  const [first = []] = named;
  const count = first.findIndex((word, at) => named.some((words) => words[at] !== word || words.length <= at + 1));
  if (named.length < 2 || count < 1) return [...titles];
  const short = titles.map((title, index) =>
    isOfType(title, branches[index]!) ? title.split(' ').slice(count).join(' ') : title,
  );
  return new Set(short).size === new Set(titles).size ? short : [...titles];
}

/** Returns a title for each variant. All titles are different. */
export function getBranchTitles(branches: readonly Branch[], discriminator: Discriminator | undefined): string[] {
  const whole = [...branches.keys()].map((index) => getTitle(branches, discriminator?.codes[index], index));
  const found = omitSharedWords(whole, branches);
  const titles: string[] = [];
  for (const [index, branch] of branches.entries()) {
    const isShared = !branch.isObject && found.filter((other) => other === found[index]).length > 1;
    const title = (isShared ? getValueTitle(branch.node, found[index]!) : undefined) ?? found[index]!;
    titles.push(titles.includes(title) ? `${title} ${index + 1}` : title);
  }
  return titles;
}
