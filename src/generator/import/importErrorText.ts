/** Error messages for files that cannot be read as a table. */
import { FILE_TYPE_TEXTS } from '../../widgets/upload/fileTypeTexts';
import type { UploadTranslate } from '../../widgets/upload/useUploadTranslate';
import { IMPORT_LIMITS } from './importLimits';
import { ACCEPTED_EXTENSIONS } from './readImportFile';
import type { ImportSourceError } from './useImport';
import type { ImportTranslate } from './useImportTranslate';

const getNumber = (count: number): string => count.toLocaleString('en');
const getSize = (bytes: number): string => `${bytes / 1024 / 1024}\u00a0MB`;

/** The import limits, formatted for use in messages. */
export const IMPORT_LIMIT_TEXTS = {
  rows: getNumber(IMPORT_LIMITS.rows),
  size: getSize(IMPORT_LIMITS.fileBytes),
  types: ACCEPTED_EXTENSIONS.join(', '),
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function getImportErrorText(problem: ImportSourceError, t: ImportTranslate, translate: UploadTranslate): string {
  const { file: name = '' } = problem;
  switch (problem.fault) {
    case 'notRead':
      return getMessage(problem.error);
    case 'is':
      return t('fault.is', { name, kind: translate(FILE_TYPE_TEXTS[problem.kind]) });
    case 'isOther':
      return t('fault.isOther', { name, types: IMPORT_LIMIT_TEXTS.types });
    case 'tooLarge':
      return t('fault.tooLarge', IMPORT_LIMIT_TEXTS);
    case 'tooManyRows':
      return t('fault.tooManyRows', { most: IMPORT_LIMIT_TEXTS.rows });
    case 'tooManyColumns':
      return t('fault.tooManyColumns', { most: IMPORT_LIMITS.columns });
    case 'tooManyCells':
      return t('fault.tooManyCells', { most: getNumber(IMPORT_LIMITS.cells) });
    case 'tooMuchInside':
      return t('fault.tooMuchInside', { size: getSize(IMPORT_LIMITS.unpackedBytes) });
    case 'empty':
    case 'noRows':
    case 'emptyFile':
    case 'oldSheet':
    case 'broken':
      return t(`fault.${problem.fault}`);
  }
}
