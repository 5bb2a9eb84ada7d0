import { useState } from 'react';
import type { Field } from '../../model/entity/entity';
import { keepChosenFile } from '../../model/values/chosenFiles';
import { useToast } from '../useToast';
import { validateUploadFile } from './validateUploadFile';
import { getFileRejectionTexts, type RejectionTextsFunction } from './fileRejectionTexts';
import { detectFileType } from './fileTypes';
import { useUploadTranslate } from './useUploadTranslate';

interface ChosenFileControl {
  /** Error messages of the files that the user chose last. */
  problems: readonly string[];
  /** Checks the chosen files and keeps the first one. The others are rejected with a message that has their names. */
  choose(files: readonly File[]): Promise<void>;
}

/**
 * Checks a file that is sent with the record as uploads are checked. Errors are shown in a toast and at the input.
 * @param onChosen called with the form value
 */
export function useChosenFile({ upload }: Field, onChosen: (value: string) => void): ChosenFileControl {
  const t = useUploadTranslate();
  const toast = useToast();
  const [problems, setProblems] = useState<readonly RejectionTextsFunction[]>([]);
  const choose = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!upload || !file) return;
    const rejection = await validateUploadFile(file, upload);
    const kind = rejection && (await detectFileType(file));
    const names = others.map(({ name }) => name).join(', ');
    const found: RejectionTextsFunction[] = [
      ...(rejection ? [getFileRejectionTexts(rejection, file, kind, upload)] : []),
      ...(others.length > 0 ? [(translate: typeof t) => [translate('tooMany', { smart_count: 1, names })]] : []),
    ];
    setProblems(found);
    for (const getTexts of found) toast.error(getTexts(t)[0] ?? '');
    if (!rejection) onChosen(keepChosenFile(file));
  };
  return { problems: problems.flatMap((getTexts) => getTexts(t)), choose };
}
