import { useState } from 'react';
import type { Field } from '../../model/entity/entity';
import { keepChosenFile } from '../../model/values/chosenFiles';
import { useToast } from '../useToast';
import { validateUploadFile } from './validateUploadFile';
import { getFileRejectionTexts, type RejectionTextsFunction } from './fileRejectionTexts';
import { detectFileType } from './fileTypes';
import { useUploadTranslate } from './useUploadTranslate';
import { joinTexts } from '../../model/formatting/joinTexts';

interface ChosenFilesControl {
  /** Error messages of the files that the user chose last. */
  problems: readonly string[];
  /**
   * Checks the chosen files and keeps the valid ones.
   * @param free number of files that may be added. The others are rejected with a message that has their names
   */
  choose(files: readonly File[], free: number): Promise<void>;
}

/**
 * Checks files that are sent with the record as uploads are checked. Errors are shown in a toast and at the input.
 * @param onChosen called with the form values of the valid files
 */
export function useChosenFiles(
  { upload, limits }: Field,
  onChosen: (values: readonly string[]) => void,
): ChosenFilesControl {
  const t = useUploadTranslate();
  const toast = useToast();
  const [problems, setProblems] = useState<readonly RejectionTextsFunction[]>([]);
  const choose = async (files: readonly File[], free: number): Promise<void> => {
    if (!upload || files.length === 0) return;
    const found: RejectionTextsFunction[] = [];
    const valid: File[] = [];
    for (const file of files.slice(0, free)) {
      const rejection = await validateUploadFile(file, upload);
      if (rejection) found.push(getFileRejectionTexts(rejection, file, await detectFileType(file), upload));
      else valid.push(file);
    }
    const names = files.slice(free).map(({ name }) => name);
    if (names.length > 0) {
      const maximum = limits.maxItems ?? 1;
      found.push((translate) => [translate('tooMany', { smart_count: maximum, names: joinTexts(names) })]);
    }
    setProblems(found);
    for (const getTexts of found) toast.error(getTexts(t)[0] ?? '');
    if (valid.length > 0) onChosen(valid.map(keepChosenFile));
  };
  return { problems: problems.flatMap((getTexts) => getTexts(t)), choose };
}
