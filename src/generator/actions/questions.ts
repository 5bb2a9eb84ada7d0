/** What is asked before something is done, about which record, and what hangs on it. Pure. */
import type { Say } from '../../i18n/useT';
import type { Entity } from '../../model/entity';
import { fillText, placeholdersIn } from '../../model/template';
import type { Question } from '../../widgets/confirm/question';
import { rowName, type Row } from '../list/row';
import { valuesOf } from './perform';
import type { Performed } from './types';

/** Between a text for one and a text for many, as the frame's own texts have it. */
const OR = '||||';

/**
 * What hangs on a record, as its schema says it (`messages.inUse`), for one or for many.
 * @returns undefined where nothing does, or the record does not know
 */
export function inUseText({ messages, ids, single }: Pick<Entity, 'messages' | 'ids' | 'single'>, row: Row) {
  const said = messages['inUse'];
  if (said === undefined) return undefined;
  const values = valuesOf({ ids, ...(single ? { single } : {}) }, { record: row }, '');
  const count = Number(values[placeholdersIn(said)[0] ?? '']);
  const [one = '', many = one] = said.split(OR).map((text) => text.trim());
  return count === 0 ? undefined : fillText(count === 1 ? one : many, values);
}

const noteOf = (entity: Entity, row: Row | undefined): Pick<Question, 'note'> => {
  const note = row && inUseText(entity, row);
  return note === undefined ? {} : { note };
};

/** Before a record is deleted. A title of the schema's own does not name the record: a line below it does. */
export function deleteQuestion(entity: Entity, row: Row, t: Say): Question {
  const { messages, noun } = entity;
  const name = rowName(entity, row);
  const stated = messages['deleteTitle'];
  return {
    title: stated ?? (name === '' ? t('confirm.deleteTitle') : t('confirm.deleteNamed', { name })),
    ...(stated === undefined || name === '' ? {} : { name }),
    text: messages['confirmDelete'] ?? t('confirm.delete', { noun }),
    ...noteOf(entity, row),
    confirm: messages['deleteButton'] ?? t('action.delete'),
    danger: true,
  };
}

function titleOf(entity: Entity, { label, subject: { record, ids } }: Performed, t: Say): string {
  if (ids) return t('confirm.several', { action: label, count: ids.length });
  const name = record && !entity.single ? rowName(entity, record) : '';
  return name === '' ? label : t('confirm.named', { action: label, name });
}

/** Before an action that its schema asks for. One that takes something away names what, and says so on its button. */
export function actionQuestion(entity: Entity, performed: Performed, confirm: string, t: Say): Question {
  const { action, subject, label } = performed;
  const text = fillText(confirm, valuesOf(entity, subject, '')) ?? confirm;
  if (!action.danger) return { title: label, text };
  return { title: titleOf(entity, performed, t), text, confirm: label, danger: true };
}
