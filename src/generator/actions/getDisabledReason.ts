import type { AppTranslate } from '../../i18n/useAppTranslate';
import type { Action } from '../../model/entity/entity';
import { joinTexts } from '../../model/formatting/joinTexts';

/** Says why an action is disabled for a record: in the words of the schema, or by the fields on which it depends. */
export const getDisabledReason = ({ disabledReason, enabledByFields = [] }: Action, t: AppTranslate): string =>
  disabledReason ?? t('action.dependsOn', { fields: joinTexts(enabledByFields) });
