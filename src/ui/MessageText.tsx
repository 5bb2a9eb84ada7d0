import { LongText } from './LongText';

interface Props {
  text: string;
  /** The language of the text, if it is a message of the server, which may be in another language than the screen. */
  language?: string | undefined;
}

/** A message of any length, marked with its language for browsers and screen readers. */
export function MessageText({ text, language }: Props) {
  const shown = <LongText text={text} />;
  return language ? <span lang={language}>{shown}</span> : shown;
}
