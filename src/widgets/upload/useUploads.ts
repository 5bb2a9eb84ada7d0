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
  /** Sends the files again whose upload failed; undefined if there are none. Rejected files are not sent again. */
  retry: (() => void) | undefined;
  /** Ref for an element around the slots: its form cannot be submitted while an upload is pending. */
  containerRef: RefObject<HTMLDivElement | null>;
  /** @param free how many more files fit; the others are rejected with a message that names them */
  start(files: readonly File[], free: number): void;
}

interface Problem {
  getTexts: GetTexts;
  /** The file whose upload failed; undefined for a file that the app rejected. */
  failedFile?: File;
}

/** A message of the app, which is translatable. A server's message is plain text. */
class UploadError extends Error {
  constructor(readonly getTexts: GetTexts) {
    super();
  }
}

const createGetTexts = (error: unknown): GetTexts =>
  error instanceof UploadError ? error.getTexts : () => [error instanceof Error ? error.message : String(error)];

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
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const toasted = useRef<readonly string[]>([]);
  const aborting = useRef<AbortController>(undefined);
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    aborting.current = controller;
    return () => controller.abort();
  }, []);

  const addProblem = (problem: Problem) => {
    const [text = ''] = problem.getTexts(t);
    toast.error(text);
    toasted.current = [...toasted.current, text];
    setProblems((current) => [...current, problem]);
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
      if (rejection) {
        const fileType = await detectFileType(file);
        return addProblem({ getTexts: getFileRejectionTexts(rejection, file, fileType, upload) });
      }
      const response = await dataProvider.upload<unknown>(upload.parsedCall, file, {
        field: upload.fileParam ?? 'file',
        onProgress,
        ...(signal ? { signal } : {}),
      });
      // The response may report success without a path.
      const path = isObject(response.data) ? getOwnProperty(response.data, upload.responsePath) : undefined;
      if (typeof path !== 'string' || path === '') throw new UploadError((translate) => [translate('upload.noPath')]);
      forgetEarlierErrors(earlier);
      onStored(path);
    } catch (error) {
      if (!signal?.aborted) addProblem({ getTexts: createGetTexts(error), failedFile: file });
    } finally {
      setTransfers((current) => current.filter((one) => one.key !== key));
    }
  };

  /** @param problemsLeft the earlier errors that remain visible */
  const sendAll = (files: readonly File[], problemsLeft: readonly Problem[]) => {
    const earlier = toasted.current;
    toasted.current = [];
    setProblems(problemsLeft);
    for (const file of files) void send(file, earlier);
  };

  const start = (files: readonly File[], free: number) => {
    sendAll(files.slice(0, free), []);
    const spare = files.slice(free).map(({ name }) => name);
    if (spare.length === 0) return;
    const maximum = field.limits.maxItems ?? 1;
    addProblem({
      getTexts: (translate) => [translate('upload.tooMany', { smart_count: maximum, names: spare.join(', ') })],
    });
  };

  const failedFiles = problems.flatMap(({ failedFile }) => failedFile ?? []);
  const retry = () => {
    // The retry button disappears during the upload.
    containerRef.current?.focus();
    sendAll(
      failedFiles,
      problems.filter(({ failedFile }) => !failedFile),
    );
  };

  const containerRef = useBlockedSubmit(transfers.length > 0, () => toast.error(t('upload.running')));
  return {
    transfers,
    problems: problems.flatMap(({ getTexts }) => getTexts(t)),
    start,
    retry: failedFiles.length > 0 ? retry : undefined,
    containerRef,
  };
}
