import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { MenuEntries } from './MenuEntries';
import { useMenu } from './useMenu';

const WIDTHS = ['62%', '78%', '54%', '70%', '60%', '74%', '50%'];

/** The permitted screens. Its place is taken by a skeleton until they are known. */
export function MainMenu({ folded, onNavigate }: { folded: boolean; onNavigate: () => void }) {
  const { entries, failed } = useMenu();
  return (
    <Box
      aria-busy={entries === undefined && !failed}
      sx={{ flexGrow: 1, overflowY: 'auto', overflowX: 'hidden', pb: 2 }}
    >
      {entries ? (
        <List disablePadding>
          <MenuEntries entries={entries} folded={folded} onNavigate={onNavigate} />
        </List>
      ) : null}
      {entries === undefined && !failed
        ? WIDTHS.map((width) => (
            <Skeleton
              key={width}
              width={folded ? 24 : width}
              height={36}
              sx={{ mx: 2, bgcolor: 'brand.onInkQuiet', opacity: 0.2 }}
            />
          ))
        : null}
    </Box>
  );
}
