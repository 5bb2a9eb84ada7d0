import { TextControl } from '../inputs/TextControl';
import type { InputProps, Widget } from '../types';

function UrlInput(props: InputProps) {
  return <TextControl {...props} inputMode="url" />;
}

/** A web address; it becomes a link only where it is safe to open. */
export const widget: Widget = {
  Input: UrlInput,
};
