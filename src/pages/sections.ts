/** Hand-written sections of generated forms, by the names that the schemas use. */
import type { CustomSections } from '../generator/form/sections';
import { late } from '../widgets/late';

export const sections: CustomSections = {
  'rate-week': late(() => import('./rate/RateWeek').then(({ RateWeek }) => RateWeek)),
};
