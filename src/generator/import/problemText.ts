/** Why something is no table, in the words of the page. */
import type { Say } from '../../i18n/useT';
import { KIND_TEXTS } from '../../widgets/upload/kindTexts';
import { ACCEPTED } from './readFile';
import { MAX_BYTES, MAX_COLUMNS, MAX_ROWS } from './table';
import type { Problem } from './useImport';
import type { SayImport } from './useImportT';

export const LIMITS = {
  rows: MAX_ROWS.toLocaleString('en'),
  size: `${MAX_BYTES / 1024 / 1024} MB`,
  types: ACCEPTED.join(', '),
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function problemText(problem: Problem, t: SayImport, say: Say): string {
  const { file: name = '' } = problem;
  switch (problem.fault) {
    case 'notRead':
      return messageOf(problem.error);
    case 'is':
      return t('fault.is', { name, kind: say(KIND_TEXTS[problem.kind]) });
    case 'isOther':
      return t('fault.isOther', { name, types: LIMITS.types });
    case 'tooLarge':
      return t('fault.tooLarge', LIMITS);
    case 'tooManyRows':
      return t('fault.tooManyRows', { most: LIMITS.rows });
    case 'tooManyColumns':
      return t('fault.tooManyColumns', { most: MAX_COLUMNS });
    case 'empty':
    case 'noRows':
    case 'emptyFile':
    case 'oldSheet':
    case 'broken':
      return t(`fault.${problem.fault}`);
  }
}
