/** Hand-written sections of generated forms, by the names that the schemas use. */
import { lazy, type ComponentType } from 'react';
import type { CustomSectionProps } from '../generator/form/sections';

export const sections: Readonly<Record<string, ComponentType<CustomSectionProps>>> = {
  'rate-week': lazy(async () => ({ default: (await import('./rate/RateWeek')).RateWeek })),
};
