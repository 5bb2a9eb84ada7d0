/** Why something is no table, in the words of the page. */
import type { Say } from '../../i18n/useT';
import { KIND_TEXTS } from '../../widgets/upload/kindTexts';
import { LIMITS } from './limits';
import { ACCEPTED } from './readFile';
import type { Problem } from './useImport';
import type { SayImport } from './useImportT';

const numberOf = (count: number): string => count.toLocaleString('en');
const sizeOf = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** As texts of the page say them. */
export const LIMIT_TEXTS = {
  rows: numberOf(LIMITS.rows),
  size: sizeOf(LIMITS.fileBytes),
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
      return t('fault.isOther', { name, types: LIMIT_TEXTS.types });
    case 'tooLarge':
      return t('fault.tooLarge', LIMIT_TEXTS);
    case 'tooManyRows':
      return t('fault.tooManyRows', { most: LIMIT_TEXTS.rows });
    case 'tooManyColumns':
      return t('fault.tooManyColumns', { most: LIMITS.columns });
    case 'tooManyCells':
      return t('fault.tooManyCells', { most: numberOf(LIMITS.cells) });
    case 'tooMuchInside':
      return t('fault.tooMuchInside', { size: sizeOf(LIMITS.unpackedBytes) });
    case 'empty':
    case 'noRows':
    case 'emptyFile':
    case 'oldSheet':
    case 'broken':
      return t(`fault.${problem.fault}`);
  }
}
