/** Simplified Chinese: the frame, react-admin, MUI and dates. Loaded when the language is chosen. */
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { zhCN } from '@mui/material/locale';
import type { LanguageDefinition } from './languageDefinition';
import { reactAdminTexts } from './zhHans/reactAdminTexts';
import { appTexts } from './zhHans/appTexts';

export const zhHans: LanguageDefinition = {
  messages: { ra: reactAdminTexts, wd: appTexts },
  muiTexts: zhCN,
  setDateLocale: () => {
    dayjs.locale('zh-cn');
    return () => dayjs.locale('en');
  },
};
