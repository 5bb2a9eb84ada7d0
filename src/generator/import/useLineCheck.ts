import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { useT } from '../../i18n/useT';
import { useConfig } from '../../widgets/context/config';
import { useErrorText } from '../../widgets/useErrorText';
import { useOrigin } from '../rules/useOrigin';
import type { CellWords } from './cellValue';
import { checkLine, type CheckedLine, type LineCheck } from './checkLine';
import { createChoices, type Choices } from './choices';
import type { Columns } from './columns';
import type { Line } from './table';
import { useImportT } from './useImportT';

export interface LineChecks {
  /** How many rows are checked; undefined while no check runs. */
  done: number | undefined;
  /** @returns undefined where another check, or nobody, has taken its place */
  check(lines: readonly Line[], columns: Columns, others: readonly EntityModule[]): Promise<CheckedLine[] | undefined>;
  cancel(): void;
}

/** Rows that are checked at the same time: their lists of options are asked for side by side. */
const TOGETHER = 6;
/** Milliseconds after which the page has its turn. */
const TURN = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const anyPhone = ({ entity: { shape } }: EntityModule, columns: Columns): boolean =>
  columns.some((name) => name !== undefined && shape.fields[name]?.kind === 'phone');

/** Checks rows as the form would, without keeping the page from drawing. */
export function useLineCheck(module: EntityModule): LineChecks {
  const { send } = useDataProvider<WattdeskDataProvider>();
  const say = useT();
  const t = useImportT();
  const textOf = useErrorText();
  const origin = useOrigin();
  const { callingCode } = useConfig();
  const running = useRef<AbortController>(undefined);
  const choices = useRef<Choices>(undefined);
  const [done, setDone] = useState<number>();
  const cancel = useEvent(() => {
    running.current?.abort();
    setDone(undefined);
  });
  useEffect(() => () => running.current?.abort(), []);

  const wordsFor = async (columns: Columns): Promise<CellWords> => {
    const phone = anyPhone(module, columns) ? await import('./phone') : undefined;
    return {
      yes: [say('yes'), '是'],
      no: [say('no'), '否'],
      phone: (text) => phone?.storedPhone(text, callingCode) ?? text,
    };
  };
  const check: LineChecks['check'] = async (lines, columns, others) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setDone(0);
    choices.current ??= createChoices(module, others, send);
    choices.current.forgetFailures();
    const plan: LineCheck = {
      filled: { shape: module.entity.shape, validators: module.validators },
      columns,
      origin,
      choices: choices.current,
      words: await wordsFor(columns),
      textOf,
      texts: { failed: t('failed'), notHere: t('notHere') },
    };
    const checked: CheckedLine[] = [];
    let since = performance.now();
    for (let at = 0; at < lines.length && !signal.aborted; at += TOGETHER) {
      checked.push(...(await Promise.all(lines.slice(at, at + TOGETHER).map((line) => checkLine(line, plan)))));
      if (performance.now() - since < TURN) continue;
      setDone(checked.length);
      await breath();
      since = performance.now();
    }
    if (signal.aborted) return undefined;
    setDone(undefined);
    return checked;
  };
  return { done, check: useEvent(check), cancel };
}
