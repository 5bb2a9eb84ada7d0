import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { APART } from './apart';

interface Preset {
  key: string;
  title: string;
  /** It is what the field holds now. */
  chosen: boolean;
}

interface Props {
  label: string;
  presets: readonly Preset[];
  disabled: boolean;
  onChoose: (key: string) => void;
}

/** Values that are chosen by one press; the one that is held is marked. One stop of the Tab key. */
export function Presets({ label, presets, disabled, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      size="small"
      color="primary"
      disabled={disabled}
      value={presets.filter(({ chosen }) => chosen).map(({ key }) => key)}
      sx={[APART, { flexWrap: 'wrap', borderRadius: 4 }]}
    >
      {presets.map(({ key, title }) => (
        <ToggleButton
          key={key}
          value={key}
          // One that is chosen can be pressed again: the days may have been changed meanwhile.
          onClick={() => onChoose(key)}
          sx={{ px: 1.5, py: 0.5, lineHeight: 1.5 }}
        >
          {title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
