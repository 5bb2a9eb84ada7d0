import type { ReactNode } from 'react';
import type { useNotify } from 'ra-core';
import type { SendOptions, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Action, EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { fillBodyTemplate, getPlaceholders } from '../../model/values/fillTemplates';
import { getNestedValue } from '../../model/values/getNestedValue';
import { isEmpty } from '../../model/values/isEmpty';
import { getRowTitle } from '../shared/getRowTitle';
import type { Row } from '../shared/listRowIds';
import { offerUndo } from '../undo/offerUndo';
import type { UndoStep } from '../undo/undoSteps';
import { getTemplatePlaceholderValues } from './actionRequest';
import { serializeActionTarget } from './serializeActionTarget';
import type { PerformedAction } from './types';

export interface ActionUndoOptions {
  module: EntityModule;
  /** What was done: one action, or that of each selected row. */
  performed: readonly PerformedAction[];
  message: ReactNode;
  notify: ReturnType<typeof useNotify>;
  dataProvider: Pick<WattdeskDataProvider, 'send'>;
  timeZone: string | undefined;
  /** Reloads what the action has changed. */
  onEnd: () => unknown;
}

const getTexts = (template: unknown): string[] => {
  if (typeof template === 'string') return [template];
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(getTexts) : [];
};

/** Returns the request that undoes an action. Undefined if one of its placeholders has no value. */
function getUndoRequest({ call, payload }: NonNullable<Action['undo']>, values: Row): SendOptions | undefined {
  const isKnown = (name: string): boolean => !isEmpty(getNestedValue(values, name));
  if (!getTexts(payload).flatMap(getPlaceholders).every(isKnown)) return undefined;
  const body = { ...(fillBodyTemplate(payload ?? {}, values) as Row), ...call.fixedParams };
  const hasBody = Object.keys(body).length > 0;
  if (call.method === 'GET') return { params: values, ...(hasBody ? { query: body } : {}) };
  return { params: values, ...(hasBody ? { body } : {}) };
}

/** Returns the step that undoes an action. Undefined if this is not possible for its record. */
function getUndoStep(performedAction: PerformedAction, options: ActionUndoOptions): UndoStep | undefined {
  const { module, dataProvider, timeZone } = options;
  const { entity, validators } = module;
  const { action, target } = performedAction;
  const { record = {} } = target;
  const { undo } = action;
  if (!undo || !matchesCondition({ shape: entity.shape, validators }, undo.when, record)) return undefined;
  const sent = entity.isSerialized ? serializeActionTarget(entity, performedAction, timeZone) : target;
  const values = { ...getTemplatePlaceholderValues(entity, sent, ''), record: sent.record };
  const request = getUndoRequest(undo, values);
  if (!request) return undefined;
  return { name: target.record ? getRowTitle(entity, record) : '', run: () => dataProvider.send(undo.call, request) };
}

/**
 * Reports that an action was performed, and offers to undo it for its records.
 * @returns false if it cannot be undone for any of them. Nothing is reported then
 */
export function offerActionUndo(options: ActionUndoOptions): boolean {
  const { performed, message, notify, onEnd } = options;
  const steps = performed.flatMap((one) => getUndoStep(one, options) ?? []);
  if (steps.length > 0) offerUndo(notify, { text: message, steps, onEnd });
  return steps.length > 0;
}
