/** Simplified Chinese: the frame, react-admin, MUI and dates. Loaded when the language is chosen. */
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { zhCN } from '@mui/material/locale';
import type { Language } from './language';
import { ra } from './zhHans/ra';
import { wd } from './zhHans/wd';

export const zhHans: Language = {
  messages: { ra, wd },
  muiTexts: zhCN,
  activate: () => {
    dayjs.locale('zh-cn');
    return () => dayjs.locale('en');
  },
};
