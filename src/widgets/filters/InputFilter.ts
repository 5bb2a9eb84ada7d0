import { lazyComponent } from '../../ui/lazyComponent';
import { InputPlaceholder } from '../InputPlaceholder';

/** Renders the lazy-loaded form input of a field's kind as a filter. */
export const InputFilter = lazyComponent(() => import('../WidgetInput').then(({ WidgetInput }) => WidgetInput), {
  LoadingComponent: InputPlaceholder,
}).Component;
