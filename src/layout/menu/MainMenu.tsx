import Refresh from '@mui/icons-material/Refresh';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Skeleton } from '../../ui/Skeleton';
import { MenuEntries } from './MenuEntries';
import { useMenuEntries } from './useMenuEntries';

/** The bars of the skeleton. Their number is that of a typical menu, and `index.html` contains the same number. */
const BARS = [1, 2, 3, 4, 5, 6, 7];

/** The main menu with the permitted screens. It is a skeleton until the permissions are loaded. */
export function MainMenu({ collapsed, onNavigate }: { collapsed: boolean; onNavigate: () => void }) {
  const { entries, failed, retry } = useMenuEntries();
  const t = useAppTranslate();
  const isWaiting = entries === undefined && !failed;
  return (
    <div className="wd-menu" aria-busy={isWaiting}>
      {entries ? (
        <ul>
          <MenuEntries entries={entries} collapsed={collapsed} onNavigate={onNavigate} />
        </ul>
      ) : null}
      {failed ? (
        <button
          type="button"
          aria-label={`${t('action.retry')}: ${t('frame.menu')}`}
          data-tooltip={collapsed ? t('rights.failed') : undefined}
          data-tooltip-aside={collapsed ? '' : undefined}
          className="wd-place"
          onClick={retry}
        >
          <Refresh />
          {collapsed ? null : <span>{t('rights.failed')}</span>}
        </button>
      ) : null}
      {isWaiting ? BARS.map((bar) => <Skeleton key={bar} />) : null}
    </div>
  );
}
