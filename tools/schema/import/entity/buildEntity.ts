/** Builds the file of an entity. */
import { ENTITY_META_SCHEMA_PATH } from '../../migrations/version';
import { toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { toPlural, toTitle } from '../api/names';
import { createGuessComment } from '../report/guesses';
import { buildActions } from './buildActions';
import { buildCalls } from './buildCalls';
import { buildList } from './buildList';
import { buildProperties, getRecordTitle } from './buildProperties';
import { buildSendingRules } from './buildSendingRules';
import { isUserChosenId } from './chooseNames';
import type { BuiltFields, EntityContext } from './entityContext';
import { getIdObjectName, isNestedIdUserChosen } from './nestedId';
import { addKeysColumn, isRootMap, nameRootMap } from './rootMap';
import { titleNestedName } from './titleNestedName';

/** A form with more fields has a screen of its own. */
const MAX_DIALOG_FIELDS = 8;

interface EntitySettings {
  /** Key of the menu group. */
  group: string;
  /** Path of the list screen. */
  route: string;
}

const isEditable = (field: Json): boolean =>
  field['readOnly'] !== true && toObjectOrEmpty(field['x-ui'])['sendBackUnchanged'] !== true;

const isLarge = (field: Json): boolean =>
  field['properties'] !== undefined ||
  toObjectOrEmpty(field['items'])['properties'] !== undefined ||
  toObjectOrEmpty(field['x-ui'])['widget'] === 'json';

/** Returns the names of the fields with those of required sections before the sections that a record may lack. */
function orderSections(names: readonly string[], fields: BuiltFields, required: readonly string[]): string[] {
  const getPlace = (name: string): number => (isLarge(fields[name] ?? {}) ? 1 + Number(!required.includes(name)) : 0);
  return names.toSorted((one, other) => getPlace(one) - getPlace(other));
}

function buildForm(names: readonly string[], fields: BuiltFields): Json {
  const openAs =
    names.length > MAX_DIALOG_FIELDS || names.some((name) => isLarge(fields[name] ?? {})) ? 'screen' : 'dialog';
  return { openAs, fields: names };
}

function buildRoutes({ resource }: EntityContext, route: string, form: Json | undefined): Json {
  if (resource.isSingleton) return { update: route };
  const view = resource.calls.get && !resource.calls.update ? { view: `${route}/view/{id}` } : {};
  if (form?.['openAs'] !== 'screen') return { list: route, ...view };
  return {
    list: route,
    ...(resource.calls.create ? { create: `${route}/create` } : {}),
    ...(resource.calls.update ? { update: `${route}/update/{id}` } : {}),
    ...view,
  };
}

/** Notes the choices that concern the whole entity, in its comment. */
function createComment(
  { guesses, file }: EntityContext,
  texts: readonly (readonly [path: string[], text: string | undefined])[],
): string | undefined {
  const made = texts.flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]));
  for (const { path, text } of made) guesses.add(file, path, text);
  return createGuessComment(made.map(({ text }) => text));
}

/** Returns the keywords of both: an object has one `if` of its own, the others are members of `allOf`. */
const joinRules = (sending: Json, stated: Json): Json =>
  'if' in sending && 'if' in stated
    ? { ...stated, allOf: [sending, ...toList(stated['allOf'])] }
    : { ...sending, ...stated };

/** The name of a type in code, such as `MutationTestResult` or `TestConfig`, and no product of two words, such as `PayPal`. */
const TYPE_NAME =
  /^([A-Z][a-z\d]+){2,}([A-Z][a-z\d]+|(?<=Type|Kind|Result|Config|Configuration|Options|Settings|Request|Response|Event|Message|Record|Report|Manifest|Declaration|Controller|Definition|Document|Schema|Entry|Item))$/;

/**
 * Returns a name in words with the capitals that the document writes in its title: `Open API Configs` → `OpenAPI Configs`,
 * `eu dcc` → `EU DCC`. A title that is only the name of a type is written in words.
 */
function spellAs(source: unknown, name: string): string {
  const words = typeof source === 'string' ? (source.match(/[A-Za-z\d]+/g) ?? []) : [];
  const isType = words.length === 1 && TYPE_NAME.test(words[0]!) && toTitle(words[0]!).includes(' ');
  const special = words.filter((word) => /[A-Za-z\d][A-Z]/.test(word) && word !== 'JSON' && !isType);
  return special.reduce((text, word) => {
    const written = toTitle(word).replaceAll(' ', '[ -]');
    return text.replace(new RegExp(`\\b${written}(s?)\\b`, 'i'), `${word}$1`);
  }, name);
}

/**
 * Builds the file of an entity.
 * @param choices what was chosen for the whole entity without a statement of the document, with its place
 */
export function buildEntity(
  context: EntityContext,
  { group, route }: EntitySettings,
  choices: readonly (readonly [path: string[], text: string | undefined])[],
): Json {
  const { resource, fields, idField, titleField } = context;
  const { calls, isSingleton, entityName, name } = resource;
  const stated = context.hasUnknownCalls ? getRecordTitle(context.reader) : undefined;
  const title = spellAs(stated, toTitle(isSingleton ? name : toPlural(name)));
  const built = buildProperties(context);
  const { rules, requiredChoices, requiredInVariants } = built;
  const isMap = isRootMap(built.properties, idField);
  const properties = isMap ? nameRootMap(built.properties, title) : titleNestedName(built.properties, titleField);
  const editable = Object.keys(properties).filter((field) => isEditable(properties[field]!));
  const hasForm = editable.length > 0 && (calls.create !== undefined || calls.update !== undefined);
  const isIdEntered = getIdObjectName(context) !== undefined && isNestedIdUserChosen(context);
  const { rule, required } = buildSendingRules(
    context,
    properties,
    fields
      .filter(
        (field) =>
          (field.isRequired && !field.isReadOnly) ||
          (field.name === idField && isUserChosenId(context.reader, field)) ||
          (field.name === getIdObjectName(context) && isNestedIdUserChosen(context)),
      )
      .map((field) => field.name)
      .filter((field) => editable.includes(field) && !requiredInVariants.includes(field)),
  );
  const needed = [...required, ...requiredChoices];
  const drawn = orderSections(editable, properties, needed);
  const form = hasForm ? buildForm([...(isIdEntered ? [idField!] : []), ...drawn], properties) : undefined;
  const actions = buildActions(context);
  const comment = createComment(context, choices);
  const list = calls.list ? buildList(context, properties) : undefined;
  return {
    $schema: ENTITY_META_SCHEMA_PATH,
    $id: entityName,
    ...(comment ? { $comment: comment } : {}),
    title,
    type: 'object',
    properties,
    ...(needed.length > 0 ? { required: needed } : {}),
    additionalProperties: true,
    ...joinRules(rule, rules),
    'x-admin': {
      idField: isSingleton ? false : (idField ?? false),
      ...(titleField && !isSingleton ? { titleField } : {}),
      singularName: spellAs(stated, entityName.replaceAll('-', ' ')),
      menu: { group },
      ...(isSingleton ? { singleton: true } : {}),
      routes: buildRoutes(context, route, form),
      calls: buildCalls(context, properties),
      // A JSON Schema says which keys a record must have, and may refuse null or an empty list.
      ...(context.hasUnknownCalls ? { omitEmptyOnCreate: true } : {}),
      ...(list ? { list: isMap ? addKeysColumn(list) : list } : {}),
      ...(form ? { form: isSingleton ? { ...form, openAs: 'screen', stayAfterSave: true } : form } : {}),
      ...(actions ? { actions } : {}),
    },
  };
}
