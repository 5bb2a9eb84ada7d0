import Refresh from '@mui/icons-material/Refresh';
import { useT } from '../../i18n/useT';
import { Skeleton } from '../../ui/Skeleton';
import { MenuPlaces } from './MenuPlaces';
import { useMenuEntries } from './useMenuEntries';

/** As many bars as a usual menu has entries; `index.html` has the same. */
const BARS = [1, 2, 3, 4, 5, 6, 7];

/** The permitted screens. Its place is taken by a skeleton until they are known. */
export function MainMenu({ folded, onNavigate }: { folded: boolean; onNavigate: () => void }) {
  const { places, failed, retry } = useMenuEntries();
  const t = useT();
  const isWaiting = places === undefined && !failed;
  return (
    <div className="wd-menu" aria-busy={isWaiting}>
      {places ? (
        <ul>
          <MenuPlaces places={places} folded={folded} onNavigate={onNavigate} />
        </ul>
      ) : null}
      {failed ? (
        <button
          type="button"
          aria-label={`${t('action.retry')}: ${t('frame.menu')}`}
          data-hint={folded ? t('rights.failed') : undefined}
          data-hint-aside={folded ? '' : undefined}
          className="wd-place"
          onClick={retry}
        >
          <Refresh />
          {folded ? null : <span>{t('rights.failed')}</span>}
        </button>
      ) : null}
      {isWaiting ? BARS.map((bar) => <Skeleton key={bar} />) : null}
    </div>
  );
}
