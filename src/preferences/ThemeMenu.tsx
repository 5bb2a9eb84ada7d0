import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { useThemeModeSetting } from '../ui/theme/useThemeMode';
import { ChoiceMenu } from './ChoiceMenu';

const SYSTEM = 'system';
const ICONS = { light: LightMode, dark: DarkMode, [SYSTEM]: SettingsBrightness };

/** The theme menu. Its choices are light, dark, and the system setting. */
export function ThemeMenu() {
  const t = useAppTranslate();
  const [choice = SYSTEM, choose] = useThemeModeSetting();
  const Icon = ICONS[choice];
  return (
    <ChoiceMenu<keyof typeof ICONS>
      label={t('frame.theme')}
      icon={<Icon fontSize="small" />}
      choices={[
        { value: 'light', label: t('frame.themeLight') },
        { value: 'dark', label: t('frame.themeDark') },
        { value: SYSTEM, label: t('frame.themeSystem') },
      ]}
      value={choice}
      onChange={(next) => choose(next === SYSTEM ? undefined : next)}
    />
  );
}
