import BarChart from '@mui/icons-material/BarChart';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  open: boolean;
  onToggle: () => void;
}

/** Shows or hides the chart over the rows. */
export function ChartButton({ open, onToggle }: Props) {
  const translate = useTranslate();
  const label = translate('wd.list.chart', { _: 'Chart' });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-pressed={open} color={open ? 'primary' : 'default'} onClick={onToggle}>
        <BarChart />
      </IconButton>
    </Tooltip>
  );
}
