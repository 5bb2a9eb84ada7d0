import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDataProvider, useNotificationContext, type NotificationPayload } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { isObject } from '../../model/values/cleanValues';
import type { Field } from '../../model/entity/entity';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { useToast } from '../useToast';
import { validateFile } from './validateFile';
import { getFileRejectionTexts, type GetTexts } from './fileRejectionTexts';
import { detectFileType } from './fileTypes';
import { useBlockedSubmit } from './useBlockedSubmit';
import { useAppTranslate } from '../../i18n/useAppTranslate';

export interface FileUpload {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
}

export interface Uploads {
  /** Pending uploads. */
  transfers: readonly FileUpload[];
  /** Errors of the files chosen last, as texts. */
  problems: readonly string[];
  /** Ref for an element around the slots: its form cannot be submitted while an upload is pending. */
  containerRef: RefObject<HTMLDivElement | null>;
  /** @param free how many more files fit; the others are rejected with a message that names them */
  start(files: readonly File[], free: number): void;
}

/** A rejection by the app, whose message is translatable. A server's message is plain text. */
class FileRefusal extends Error {
  constructor(readonly getTexts: GetTexts) {
    super();
  }
}

const createGetTexts = (error: unknown): GetTexts =>
  error instanceof FileRefusal ? error.getTexts : () => [error instanceof Error ? error.message : String(error)];

/**
 * Validates and uploads files when they are selected. Errors appear as a toast and at the input. Leaving the form
 * aborts running uploads.
 * @param onStored called with the path under which the server stored a file
 */
export function useUploads(field: Field, onStored: (path: string) => void): Uploads {
  const { upload } = field;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const t = useAppTranslate();
  const toast = useToast();
  const [transfers, setTransfers] = useState<readonly FileUpload[]>([]);
  const { setNotifications } = useNotificationContext();
  const [problems, setProblems] = useState<readonly GetTexts[]>([]);
  const toasted = useRef<readonly string[]>([]);
  const aborting = useRef<AbortController>(undefined);
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    aborting.current = controller;
    return () => controller.abort();
  }, []);

  const setErrorTexts = (getTexts: GetTexts) => {
    const [text = ''] = getTexts(t);
    toast.error(text);
    toasted.current = [...toasted.current, text];
    setProblems((current) => [...current, getTexts]);
  };
  /** A successful upload removes the error toasts of earlier attempts. */
  const forgetEarlierErrors = (earlier: readonly string[]) =>
    setNotifications((all: NotificationPayload[]) => all.filter(({ message }) => !earlier.includes(String(message))));

  const send = async (file: File, earlier: readonly string[]) => {
    if (!upload) return;
    const signal = aborting.current?.signal;
    const key = (count.current += 1);
    // From here on the upload occupies a slot, so that another file cannot take the same one.
    setTransfers((current) => [...current, { key, name: file.name, progress: 0 }]);
    const onProgress = (share: number) =>
      setTransfers((current) => current.map((one) => (one.key === key ? { ...one, progress: share } : one)));
    try {
      const rejection = await validateFile(file, upload);
      if (rejection) throw new FileRefusal(getFileRejectionTexts(rejection, file, await detectFileType(file), upload));
      const response = await dataProvider.upload<unknown>(upload.parsedCall, file, {
        field: upload.fileParam ?? 'file',
        onProgress,
        ...(signal ? { signal } : {}),
      });
      // The response may report success without a path.
      const path = isObject(response.data) ? getOwnProperty(response.data, upload.responsePath) : undefined;
      if (typeof path !== 'string' || path === '') throw new FileRefusal((translate) => [translate('upload.noPath')]);
      forgetEarlierErrors(earlier);
      onStored(path);
    } catch (error) {
      if (!signal?.aborted) setErrorTexts(createGetTexts(error));
    } finally {
      setTransfers((current) => current.filter((one) => one.key !== key));
    }
  };

  const start = (files: readonly File[], free: number) => {
    const earlier = toasted.current;
    toasted.current = [];
    setProblems([]);
    for (const file of files.slice(0, free)) void send(file, earlier);
    const spare = files.slice(free).map(({ name }) => name);
    if (spare.length === 0) return;
    const maximum = field.limits.maxItems ?? 1;
    setErrorTexts((translate) => [translate('upload.tooMany', { smart_count: maximum, names: spare.join(', ') })]);
  };

  const containerRef = useBlockedSubmit(transfers.length > 0, () => toast.error(t('upload.running')));
  return { transfers, problems: problems.flatMap((getTexts) => getTexts(t)), start, containerRef };
}
