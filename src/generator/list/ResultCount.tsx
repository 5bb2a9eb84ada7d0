import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';

/** Tells a screen reader how many rows there are, once they are there. */
export function ResultCount({ total, settled }: { total: number; settled: boolean }) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={visuallyHidden}>
      {settled &&
        translate('wd.list.results', { _: '%{smart_count} result |||| %{smart_count} results', smart_count: total })}
    </Box>
  );
}
