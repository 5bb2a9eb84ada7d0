/** What is asked before something is done, about which record, and what hangs on it. Pure. */
import type { AppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { fillText, getPlaceholders } from '../../model/values/fillTemplate';
import type { ConfirmQuestion } from '../../widgets/confirm/useConfirm';
import { getRowName, type Row } from '../records/rowIds';
import type { SelectedRow } from '../selection/selection';
import { getPlaceholderValues, type ActionTarget } from './actionRequest';
import type { PerformedAction } from './types';

/** Between a text for one and a text for many, as the frame's own texts have it. */
const OR = '||||';

/**
 * The delete warning of the schema about dependent records, for one or several rows.
 * @returns undefined where nothing does, or the record does not know
 */
export function getDeleteWarning(entity: Pick<Entity, 'messages' | 'ids' | 'shape' | 'singleton'>, row: Row) {
  const said = entity.messages['deleteWarning'];
  if (said === undefined) return undefined;
  const values = getPlaceholderValues(entity, { record: row }, '');
  const count = Number(values[getPlaceholders(said)[0] ?? '']);
  const [one = '', many = one] = said.split(OR).map((text) => text.trim());
  return count === 0 ? undefined : fillText(count === 1 ? one : many, values);
}

function deleteTitle(entity: Entity, name: string, t: AppTranslate): string {
  const action = entity.actions['delete']?.title;
  if (name === '') return action ?? t('confirm.deleteTitle');
  return action === undefined ? t('confirm.deleteNamed', { name }) : t('confirm.named', { action, name });
}

/**
 * Before a record is deleted, in the words of its action: a call that only ends a record is called otherwise.
 * `messages.confirmDeleteTitle` does not name the record: a line below it does.
 */
export function getDeleteQuestion(entity: Entity, row: Row, t: AppTranslate): ConfirmQuestion {
  const { messages, noun } = entity;
  const name = getRowName(entity, row);
  const note = getDeleteWarning(entity, row);
  const stated = messages['confirmDeleteTitle'];
  return {
    title: stated ?? deleteTitle(entity, name, t),
    ...(stated === undefined || name === '' ? {} : { name }),
    text: messages['confirmDelete'] ?? t('confirm.delete', { noun }),
    ...(note === undefined ? {} : { note }),
    confirm: messages['deleteLabel'] ?? entity.actions['delete']?.title ?? t('action.delete'),
    danger: true,
  };
}

/** The schema's own question; undefined where it speaks of what is not known. */
const askedIn = (entity: Entity, { confirm }: PerformedAction['action'], subject: ActionTarget): string | undefined =>
  confirm === undefined ? undefined : fillText(confirm, getPlaceholderValues(entity, subject, ''));

/** So many are named; of more how many they are. */
const MOST_NAMES = 5;

function getNames(entity: Entity, chosen: readonly SelectedRow[], t: AppTranslate): Pick<ConfirmQuestion, 'name'> {
  const all = chosen.map(({ row }) => getRowName(entity, row)).filter(Boolean);
  const names = all.slice(0, MOST_NAMES).join(', ');
  const more = all.length - MOST_NAMES;
  return names === '' ? {} : { name: more > 0 ? t('bulk.more', { names, smart_count: more }) : names };
}

/** Before something is done with several rows: how many they are, and which. */
function severalQuestion(entity: Entity, { action, target, label }: PerformedAction, t: AppTranslate): ConfirmQuestion {
  const { selectedRows = [], excludedIds = 0 } = target;
  const text = t(action.kind === 'delete' ? 'bulk.delete' : 'bulk.ask', { smart_count: selectedRows.length });
  return {
    title: t('bulk.title', { action: label, count: selectedRows.length }),
    ...getNames(entity, selectedRows, t),
    text: askedIn(entity, action, target) ?? text,
    ...(excludedIds > 0 ? { note: t('bulk.leftOut', { smart_count: excludedIds }) } : {}),
    confirm: label,
    danger: action.danger ?? action.kind === 'delete',
  };
}

/**
 * The confirmation before an action that requires one, and before actions on several rows without a dialog.
 * Destructive actions name the records.
 * @returns undefined where nothing is asked
 */
export function getActionQuestion(
  entity: Entity,
  performed: PerformedAction,
  t: AppTranslate,
): ConfirmQuestion | undefined {
  const { action, target, label } = performed;
  const { record, selectedRows } = target;
  if (selectedRows && (action.confirm !== undefined || !action.input)) return severalQuestion(entity, performed, t);
  if (action.confirm === undefined) return undefined;
  const text = askedIn(entity, action, target) ?? action.confirm;
  if (!action.danger) return { title: label, text };
  const name = record && !entity.singleton ? getRowName(entity, record) : '';
  const title = name === '' ? label : t('confirm.named', { action: label, name });
  return { title, text, confirm: label, danger: true };
}
