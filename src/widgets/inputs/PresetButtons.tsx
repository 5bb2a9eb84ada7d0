import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { SEPARATED_BUTTONS_STYLE } from './separatedButtonsStyle';

interface Preset {
  key: string;
  title: string;
  /** Whether the preset equals the current value of the field. */
  chosen: boolean;
}

interface Props {
  label: string;
  presets: readonly Preset[];
  disabled: boolean;
  onChoose: (key: string) => void;
}

/** Buttons that set a predefined value. The button of the current value is marked. The group is a single tab stop. */
export function PresetButtons({ label, presets, disabled, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      className="wd-presets"
      aria-label={label}
      size="small"
      color="primary"
      disabled={disabled}
      value={presets.filter(({ chosen }) => chosen).map(({ key }) => key)}
      sx={[SEPARATED_BUTTONS_STYLE, { flexWrap: 'wrap', borderRadius: 4 }]}
    >
      {presets.map(({ key, title }) => (
        <ToggleButton
          key={key}
          value={key}
          // A click on the marked button also calls `onChoose`, because the user may have edited the dates since.
          onClick={() => onChoose(key)}
          sx={{ px: 1.5, py: 0.5, lineHeight: 1.5 }}
        >
          {title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
