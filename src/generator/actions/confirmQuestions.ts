/**
 * Builds the confirmation questions before an action: they name the affected records and warn of dependent records.
 * Pure functions.
 */
import type { AppTranslate } from '../../i18n/useAppTranslate';
import type { Entity, EntityModule } from '../../model/entity/entity';
import { fillTextTemplate, getPlaceholders } from '../../model/values/fillTemplates';
import type { ConfirmQuestion } from '../../widgets/confirm/useConfirm';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import type { SelectedRow } from '../selection/selection';
import { ACTION_KINDS, isDestructiveAction } from './actionKinds';
import { getTemplatePlaceholderValues, type ActionTarget } from './actionRequest';
import type { PerformedAction } from './types';
import { choosePlural } from '../../model/formatting/choosePlural';
import { joinTexts } from '../../model/formatting/joinTexts';
import { getUnavailableReasons } from './unavailableReason';

/**
 * Returns the schema's warning about the records that depend on the record to delete, in singular or plural.
 * @returns undefined when no records depend on this record, or the record does not contain their number
 */
export function getDeleteWarning(entity: Pick<Entity, 'messages' | 'ids' | 'shape' | 'singleton'>, row: Row) {
  const message = entity.messages['deleteWarning'];
  if (message === undefined) return undefined;
  const values = getTemplatePlaceholderValues(entity, { record: row }, '');
  const count = Number(values[getPlaceholders(message)[0] ?? '']);
  return count === 0
    ? undefined
    : fillTextTemplate(
        choosePlural(message, (name) => values[name]),
        values,
      );
}

function deleteTitle(entity: Entity, name: string, t: AppTranslate): string {
  const action = entity.actions['delete']?.title;
  if (name === '') return action ?? t('confirm.deleteTitle');
  return action === undefined ? t('confirm.deleteNamed', { name }) : t('confirm.named', { action, name });
}

/**
 * Returns the confirmation question before a record is deleted. The question uses the title of the delete action,
 * because this title may differ from "Delete", for example if the request only ends the record. If the schema
 * defines `messages.confirmDeleteTitle`, which cannot contain the record's title, the record's title is shown on a
 * separate line.
 */
export function getDeleteQuestion(entity: Entity, row: Row, t: AppTranslate): ConfirmQuestion {
  const { messages, singularName } = entity;
  const name = getRowTitle(entity, row);
  const note = getDeleteWarning(entity, row);
  const stated = messages['confirmDeleteTitle'];
  return {
    title: stated ?? deleteTitle(entity, name, t),
    ...(stated === undefined || name === '' ? {} : { name }),
    text: messages['confirmDelete'] ?? t('confirm.delete', { singularName }),
    ...(note === undefined ? {} : { note }),
    confirm: messages['deleteLabel'] ?? entity.actions['delete']?.title ?? t('action.delete'),
    danger: true,
  };
}

/**
 * Returns the confirmation question that the schema defines. Undefined when the schema defines no question or one
 * of its placeholders has no value.
 */
const getConfirmText = (
  entity: Entity,
  { confirm }: PerformedAction['action'],
  target: ActionTarget,
): string | undefined =>
  confirm === undefined ? undefined : fillTextTemplate(confirm, getTemplatePlaceholderValues(entity, target, ''));

/**
 * Maximum number of record titles in a question. If there are more records, the question contains the number of
 * remaining records.
 */
const MOST_NAMES = 5;

function getNames(entity: Entity, chosen: readonly SelectedRow[], t: AppTranslate): Pick<ConfirmQuestion, 'name'> {
  const all = chosen.map(({ row }) => getRowTitle(entity, row)).filter(Boolean);
  const names = joinTexts(all.slice(0, MOST_NAMES));
  const more = all.length - MOST_NAMES;
  return names === '' ? {} : { name: more > 0 ? t('bulk.more', { names, smart_count: more }) : names };
}

/**
 * Returns the confirmation question before an action on several rows. It contains the number of rows and their
 * titles.
 */
function getSeveralRowsQuestion(
  module: EntityModule,
  { action, target, label }: PerformedAction,
  t: AppTranslate,
): ConfirmQuestion {
  const { entity } = module;
  const { selectedRows = [], excludedRows = [] } = target;
  const excluded = excludedRows.map(({ row }) => row);
  const reasons = getUnavailableReasons(module, action, excluded, t);
  const text = t(ACTION_KINDS[action.kind].bulkQuestion ?? 'bulk.ask', { smart_count: selectedRows.length });
  return {
    title: t('bulk.title', { action: label, count: selectedRows.length }),
    ...getNames(entity, selectedRows, t),
    text: getConfirmText(entity, action, target) ?? text,
    ...(excluded.length > 0
      ? { note: [t('bulk.leftOut', { smart_count: excluded.length }), ...reasons].join('\n') }
      : {}),
    confirm: label,
    danger: isDestructiveAction(action),
  };
}

/**
 * Returns the confirmation question of an action. An action needs a confirmation if its schema requires one, or if
 * it is performed on several rows without an input form. The question of a destructive action contains the titles
 * of the records.
 * @returns undefined when no confirmation is needed
 */
export function getActionQuestion(
  module: EntityModule,
  performedAction: PerformedAction,
  t: AppTranslate,
): ConfirmQuestion | undefined {
  const { entity } = module;
  const { action, target, label } = performedAction;
  const { record, selectedRows, excludedRows = [] } = target;
  const [first, ...others] = selectedRows ?? [];
  // One selected record is asked about in the words of its schema, as in the menu of its row.
  if (first && others.length === 0 && excludedRows.length === 0 && ACTION_KINDS[action.kind].start === 'deletion')
    return getDeleteQuestion(entity, first.row, t);
  if (selectedRows && (action.confirm !== undefined || !action.input))
    return getSeveralRowsQuestion(module, performedAction, t);
  if (action.confirm === undefined) return undefined;
  const text = getConfirmText(entity, action, target) ?? action.confirm;
  if (!action.danger) return { title: label, text };
  const name = record && !entity.singleton ? getRowTitle(entity, record) : '';
  const title = name === '' ? label : t('confirm.named', { action: label, name });
  return { title, text, confirm: label, danger: true };
}
