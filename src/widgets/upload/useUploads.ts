import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDataProvider, useNotificationContext, type NotificationPayload } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Field } from '../../model/entity/entity';
import { getNestedValue } from '../../model/values/getNestedValue';
import { useToast } from '../useToast';
import { validateUploadFile } from './validateUploadFile';
import { getFileRejectionTexts, type RejectionTextsFunction } from './fileRejectionTexts';
import { detectFileType } from './fileTypes';
import { useBlockedSubmit } from './useBlockedSubmit';
import { useUploadTarget } from './useUploadTarget';
import { useUploadTranslate } from './useUploadTranslate';
import { joinTexts } from '../../model/formatting/joinTexts';

export interface PendingUpload {
  key: number;
  name: string;
  /** Uploaded share of the file, from 0 to 1. */
  progress: number;
}

export interface UploadController {
  /** The pending uploads. */
  transfers: readonly PendingUpload[];
  /** Error messages of the files that the user chose last. */
  problems: readonly string[];
  /**
   * Uploads the failed files again. Undefined if no upload failed. Files that the app rejected are not uploaded
   * again.
   */
  retry: (() => void) | undefined;
  /**
   * Ref for the element that contains the slots. The form that contains this element cannot be submitted while an
   * upload is pending.
   */
  containerRef: RefObject<HTMLDivElement | null>;
  /** The reason why no file can be added yet: the call needs the id of a record that was never saved. */
  blockedReason: string | undefined;
  /**
   * Uploads the files.
   * @param free number of files that may still be added; further files are rejected with a message that contains
   *   their names
   */
  start(files: readonly File[], free: number): void;
}

interface Problem {
  getTexts: RejectionTextsFunction;
  /** The file, if its upload failed. Undefined if the app rejected the file before the upload. */
  failedFile?: File;
}

/** An error whose message comes from the app and is therefore translated. A message from the server is plain text. */
class UploadError extends Error {
  constructor(readonly getTexts: RejectionTextsFunction) {
    super();
  }
}

const createGetTexts = (error: unknown): RejectionTextsFunction =>
  error instanceof UploadError ? error.getTexts : () => [error instanceof Error ? error.message : String(error)];

/**
 * Validates and uploads files as soon as they are selected. Errors are shown at the input; failed requests also in a
 * toast, as all others. Pending uploads are aborted when the user leaves the form.
 * @param onStored called with the path under which the server stored a file
 */
export function useUploads(field: Field, onStored: (path: string) => void): UploadController {
  const { upload } = field;
  const uploadTarget = useUploadTarget(field);
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const t = useUploadTranslate();
  const toast = useToast();
  const [transfers, setTransfers] = useState<readonly PendingUpload[]>([]);
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
    if (problem.failedFile) {
      const [text = ''] = problem.getTexts(t);
      toast.error(text);
      toasted.current = [...toasted.current, text];
    }
    setProblems((current) => [...current, problem]);
  };
  /** Removes the error toasts of earlier attempts after a successful upload. */
  const forgetEarlierErrors = (earlier: readonly string[]) =>
    setNotifications((all: NotificationPayload[]) => all.filter(({ message }) => !earlier.includes(String(message))));

  const send = async (file: File, earlier: readonly string[]) => {
    if (!upload?.parsedCall || !uploadTarget) return;
    const signal = aborting.current?.signal;
    const key = (count.current += 1);
    // Before the first `await`, the upload is added to the pending uploads. It thus occupies a slot, so that no
    // other file can use this slot.
    setTransfers((current) => [...current, { key, name: file.name, progress: 0 }]);
    const onProgress = (share: number) =>
      setTransfers((current) => current.map((one) => (one.key === key ? { ...one, progress: share } : one)));
    try {
      const rejection = await validateUploadFile(file, upload);
      if (rejection) {
        const fileType = await detectFileType(file);
        return addProblem({ getTexts: getFileRejectionTexts(rejection, file, fileType, upload) });
      }
      const response = await dataProvider.upload<unknown>(upload.parsedCall, file, {
        field: upload.fileParam ?? 'file',
        ...uploadTarget,
        onProgress,
        ...(signal ? { signal } : {}),
      });
      // Even a successful response may contain no path.
      const path = getNestedValue(response.data, upload.responsePath ?? '');
      if (typeof path !== 'string' || path === '') throw new UploadError((translate) => [translate('noPath')]);
      forgetEarlierErrors(earlier);
      onStored(path);
    } catch (error) {
      if (!signal?.aborted) addProblem({ getTexts: createGetTexts(error), failedFile: file });
    } finally {
      setTransfers((current) => current.filter((one) => one.key !== key));
    }
  };

  /** @param problemsLeft earlier errors that remain visible */
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
      getTexts: (translate) => [translate('tooMany', { smart_count: maximum, names: joinTexts(spare) })],
    });
  };

  const failedFiles = problems.flatMap(({ failedFile }) => failedFile ?? []);
  const retry = () => {
    // The focused retry button disappears during the upload, so the focus moves to the container.
    containerRef.current?.focus();
    sendAll(
      failedFiles,
      problems.filter(({ failedFile }) => !failedFile),
    );
  };

  const containerRef = useBlockedSubmit(transfers.length > 0, () => toast.error(t('running')));
  return {
    transfers,
    problems: problems.flatMap(({ getTexts }) => getTexts(t)),
    start,
    retry: failedFiles.length > 0 ? retry : undefined,
    containerRef,
    blockedReason: uploadTarget ? undefined : t('needsRecord'),
  };
}
