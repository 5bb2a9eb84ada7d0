import type { Field } from '../model/entity';
import { useCustomWidgets } from './context/customWidgets';
import { widgetFor } from './registry';
import type { Widget } from './types';

/** The widget of a field, those that pages brought along included. */
export const useWidget = (field: Field): Widget => widgetFor(field, useCustomWidgets());
