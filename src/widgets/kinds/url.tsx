import { TextControl } from '../inputs/TextControl';
import type { InputProps, FieldWidget } from '../types';

function UrlInput(props: InputProps) {
  return <TextControl {...props} inputMode="url" />;
}

/** Widget for a URL. Its value is rendered as a link only if the link is safe to open. */
export const widget: FieldWidget = {
  Input: UrlInput,
  countsCharacters: true,
};
