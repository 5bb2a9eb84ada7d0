import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

function UrlInput(props: InputProps) {
  return <TextControl {...props} inputMode="url" />;
}

/** A URL. It is rendered as a link only if it is safe to open. */
export const widget: Widget = {
  Input: UrlInput,
  countsCharacters: true,
};
