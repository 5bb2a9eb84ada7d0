import ArrowBack from '@mui/icons-material/ArrowBack';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { hasNoReturnScreen } from './useLeaveScreen';

/** The button before the title of a record screen that leads back. Absent where there is no screen to return to. */
export function BackButton({ entity, onBack }: { entity: Entity; onBack: () => void }) {
  const t = useAppTranslate();
  if (hasNoReturnScreen(entity)) return null;
  return (
    <IconButton label={t('auth.back')} onClick={onBack}>
      <ArrowBack />
    </IconButton>
  );
}
