/** What is asked before something is done, about which record, and what hangs on it. Pure. */
import type { Say } from '../../i18n/useT';
import type { Entity } from '../../model/entity/entity';
import { fillText, placeholdersIn } from '../../model/values/template';
import type { Question } from '../../widgets/confirm/question';
import { rowName, type Row } from '../records/row';
import type { Chosen } from '../selection/selection';
import { valuesOf, type Subject } from './perform';
import type { Performed } from './types';

/** Between a text for one and a text for many, as the frame's own texts have it. */
const OR = '||||';

/**
 * What hangs on a record, as its schema says it (`messages.deleteWarning`), for one or for many.
 * @returns undefined where nothing does, or the record does not know
 */
export function inUseText(entity: Pick<Entity, 'messages' | 'ids' | 'shape' | 'singleton'>, row: Row) {
  const said = entity.messages['deleteWarning'];
  if (said === undefined) return undefined;
  const values = valuesOf(entity, { record: row }, '');
  const count = Number(values[placeholdersIn(said)[0] ?? '']);
  const [one = '', many = one] = said.split(OR).map((text) => text.trim());
  return count === 0 ? undefined : fillText(count === 1 ? one : many, values);
}

function deleteTitle(entity: Entity, name: string, t: Say): string {
  const action = entity.actions['delete']?.title;
  if (name === '') return action ?? t('confirm.deleteTitle');
  return action === undefined ? t('confirm.deleteNamed', { name }) : t('confirm.named', { action, name });
}

/**
 * Before a record is deleted, in the words of its action: a call that only ends a record is called otherwise.
 * `messages.confirmDeleteTitle` does not name the record: a line below it does.
 */
export function deleteQuestion(entity: Entity, row: Row, t: Say): Question {
  const { messages, noun } = entity;
  const name = rowName(entity, row);
  const note = inUseText(entity, row);
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
const askedIn = (entity: Entity, { confirm }: Performed['action'], subject: Subject): string | undefined =>
  confirm === undefined ? undefined : fillText(confirm, valuesOf(entity, subject, ''));

/** So many are named; of more how many they are. */
const MOST_NAMES = 5;

function namesOf(entity: Entity, chosen: readonly Chosen[], t: Say): Pick<Question, 'name'> {
  const all = chosen.map(({ row }) => rowName(entity, row)).filter(Boolean);
  const names = all.slice(0, MOST_NAMES).join(', ');
  const more = all.length - MOST_NAMES;
  return names === '' ? {} : { name: more > 0 ? t('bulk.more', { names, smart_count: more }) : names };
}

/** Before something is done with several rows: how many they are, and which. */
function severalQuestion(entity: Entity, { action, subject, label }: Performed, t: Say): Question {
  const { chosen = [], leftOut = 0 } = subject;
  const text = t(action.kind === 'delete' ? 'bulk.delete' : 'bulk.ask', { smart_count: chosen.length });
  return {
    title: t('bulk.title', { action: label, count: chosen.length }),
    ...namesOf(entity, chosen, t),
    text: askedIn(entity, action, subject) ?? text,
    ...(leftOut > 0 ? { note: t('bulk.leftOut', { smart_count: leftOut }) } : {}),
    confirm: label,
    danger: action.danger ?? action.kind === 'delete',
  };
}

/**
 * Before an action that its schema asks for, and before one with several rows that has no dialog of its own. One
 * that takes something away names what, and says so on its button.
 * @returns undefined where nothing is asked
 */
export function actionQuestion(entity: Entity, performed: Performed, t: Say): Question | undefined {
  const { action, subject, label } = performed;
  const { record, chosen } = subject;
  if (chosen && (action.confirm !== undefined || !action.input)) return severalQuestion(entity, performed, t);
  if (action.confirm === undefined) return undefined;
  const text = askedIn(entity, action, subject) ?? action.confirm;
  if (!action.danger) return { title: label, text };
  const name = record && !entity.singleton ? rowName(entity, record) : '';
  const title = name === '' ? label : t('confirm.named', { action: label, name });
  return { title, text, confirm: label, danger: true };
}
