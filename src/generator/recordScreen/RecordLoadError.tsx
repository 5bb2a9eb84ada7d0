import { useErrorMessage } from '../../i18n/useErrorMessage';
import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { isForbiddenError } from '../../ui/isForbiddenError';
import { LoadFailure } from '../../ui/LoadFailure';
import { isNotFoundError } from '../shared/isNotFoundError';
import type { RecordState } from './useRecord';

interface Props {
  entity: Pick<Entity, 'singularName' | 'singleton'>;
  state: Extract<RecordState, { status: 'failed' }>;
  /** Leaves the screen. Undefined if there is no screen to which the user could return. */
  onBack?: (() => void) | undefined;
}

/**
 * Shown instead of a record that could not be loaded. It contains the error and a back button, and also a retry
 * button unless the record no longer exists or the user may not view it.
 */
export function RecordLoadError({ entity: { singularName, singleton }, state: { error, retry }, onBack }: Props) {
  const t = useAppTranslate();
  const tView = useLazyTextTranslate('view', recordViewTexts);
  const getText = useErrorMessage();
  // Singletons cannot be deleted and have no list. For a singleton, "not found" is an ordinary error that can be
  // retried.
  const isGone = !singleton && isNotFoundError(error);
  return (
    <div role="alert">
      <LoadFailure
        title={tView(isGone ? 'notFound' : 'loadFailed', { singularName })}
        reason={getText(error)}
        error={error}
        isGone={isGone}
        onRetry={retry}
      >
        {onBack && (
          <Button look={isGone || isForbiddenError(error) ? 'outlined' : 'text'} onClick={onBack}>
            {singleton ? t('auth.back') : tView('back')}
          </Button>
        )}
      </LoadFailure>
    </div>
  );
}
