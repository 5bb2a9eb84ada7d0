import { LongText } from '../../ui/LongText';

/** Errors of rejected files, shown where the files were chosen. */
export function UploadErrors({ id, texts }: { id: string; texts: readonly string[] }) {
  const lines = [...new Set(texts)];
  return (
    <output id={id}>
      {lines.map((text) => (
        <span key={text} className="wd-upload-problem">
          <LongText text={text} />
        </span>
      ))}
    </output>
  );
}
