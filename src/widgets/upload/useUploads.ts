import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { isObject } from '../../model/clean';
import type { Field } from '../../model/entity';
import { ownOf } from '../../model/own';
import { useToast } from '../useToast';
import { checkFile, type Refusal } from './checkFile';
import { useHeldForm } from './useHeldForm';
import { useT } from '../../i18n/useT';

export interface Transfer {
  key: number;
  name: string;
  /** 0 to 1. */
  share: number;
}

export interface Uploads {
  /** Those on their way. */
  transfers: readonly Transfer[];
  /** What became of the files chosen last and not taken, in words. */
  problems: readonly string[];
  /** Stands around the slots: the form they are in is not sent while a file is on its way. */
  place: RefObject<HTMLDivElement | null>;
  /** @param free how many more fit; the rest is refused by name */
  start(files: readonly File[], free: number): void;
}

const megabytes = (bytes: number): string => `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;

/** The refusals in the words of the schema, or in our own where it has none. */
function useRefusalText({ upload }: Field): (refusal: Refusal) => string {
  const t = useT();
  return (refusal) => {
    const { tooLarge, wrongType, maxSize = 0, accept = [] } = upload ?? {};
    if (refusal === 'tooLarge') {
      const size = megabytes(maxSize);
      return tooLarge ?? t('upload.tooLarge', { size });
    }
    if (refusal === 'empty') return t('upload.empty');
    const types = accept.join(', ');
    return wrongType ?? t('upload.wrongType', { types });
  };
}

/**
 * Checks and uploads files as soon as they are chosen. A refused or failed file is told in a toast
 * and at its place; leaving the form stops what is still on its way.
 * @param onStored receives the path under which the server keeps a file
 */
export function useUploads(field: Field, onStored: (path: string) => void): Uploads {
  const { upload } = field;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const t = useT();
  const toast = useToast();
  const refusalText = useRefusalText(field);
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const aborting = useRef<AbortController>(undefined);
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    aborting.current = controller;
    return () => controller.abort();
  }, []);

  const tell = useCallback(
    (text: string) => {
      toast.error(text);
      setProblems((current) => [...current, text]);
    },
    [toast],
  );

  const send = async (file: File) => {
    if (!upload) return;
    const signal = aborting.current?.signal;
    const key = (count.current += 1);
    // From here on it takes a slot, so that a second choice cannot be given the same one.
    setTransfers((current) => [...current, { key, name: file.name, share: 0 }]);
    const onProgress = (share: number) =>
      setTransfers((current) => current.map((one) => (one.key === key ? { ...one, share } : one)));
    try {
      const refusal = await checkFile(file, upload);
      if (refusal) throw new Error(refusalText(refusal));
      const answer = await dataProvider.upload<unknown>(upload.parsedCall, file, {
        field: upload.field ?? 'file',
        onProgress,
        ...(signal ? { signal } : {}),
      });
      // It may say that all went well and name no file.
      const path = isObject(answer.data) ? ownOf(answer.data, upload.answer) : undefined;
      if (typeof path !== 'string' || path === '') throw new Error(t('upload.noPath'));
      onStored(path);
    } catch (error) {
      if (!signal?.aborted) tell(error instanceof Error ? error.message : String(error));
    } finally {
      setTransfers((current) => current.filter((one) => one.key !== key));
    }
  };

  const start = (files: readonly File[], free: number) => {
    setProblems([]);
    for (const file of files.slice(0, free)) void send(file);
    const refused = files.slice(free).map(({ name }) => name);
    if (refused.length === 0) return;
    const most = field.limits.maxItems ?? 1;
    tell(t('upload.tooMany', { most, names: refused.join(', ') }));
  };

  const place = useHeldForm(transfers.length > 0, () => toast.error(t('upload.running')));
  return { transfers, problems, start, place };
}
