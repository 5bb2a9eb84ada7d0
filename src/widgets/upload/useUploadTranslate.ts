import { uploadTexts } from '../../i18n/en/uploadTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../../i18n/useAppTranslate';

export type UploadTranslate = LazyTextTranslate<typeof uploadTexts>;

/** The key of one of the texts of upload inputs. */
export type UploadTextKey = Parameters<UploadTranslate>[0];

/** Returns the function that translates the texts of upload inputs. */
export const useUploadTranslate = (): UploadTranslate => useLazyTextTranslate('upload', uploadTexts);
