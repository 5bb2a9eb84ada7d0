import { useStore, useTranslate } from 'ra-core';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import { ChoiceMenu } from './ChoiceMenu';

type Mode = 'light' | 'dark' | 'system';

const ICONS = { light: LightMode, dark: DarkMode, system: SettingsBrightness };

/** Light, dark, or what the system says; react-admin's theme follows the same key of the store. */
export function ThemeMenu() {
  const translate = useTranslate();
  const [stored, store] = useStore<'light' | 'dark' | undefined>('theme');
  const mode: Mode = stored ?? 'system';
  const Icon = ICONS[mode];
  return (
    <ChoiceMenu<Mode>
      label={translate('wd.frame.theme')}
      icon={<Icon fontSize="small" />}
      choices={[
        { value: 'light', label: translate('wd.frame.themeLight') },
        { value: 'dark', label: translate('wd.frame.themeDark') },
        { value: 'system', label: translate('wd.frame.themeSystem') },
      ]}
      value={mode}
      onChange={(next) => store(next === 'system' ? undefined : next)}
    />
  );
}
