/** The texts of the notice. The messages of the lint exist in English only. */
interface FaultTexts {
  count(faults: number, files: readonly string[]): string;
  mended: string;
  kept: string;
  show: string;
  hide: string;
  close: string;
  open: string;
}

const ENGLISH: FaultTexts = {
  count: (faults, files) => `${faults} ${faults === 1 ? 'error' : 'errors'} in ${files.join(', ')}`,
  mended: 'The schema files have no errors any more',
  kept: 'The last version without errors stays in use.',
  show: 'Show errors',
  hide: 'Hide errors',
  close: 'Close',
  open: 'Open in the editor',
};

const CHINESE: FaultTexts = {
  count: (faults, files) => `${files.join('、')} 中有 ${faults} 处错误`,
  mended: '架构文件已无错误',
  kept: '仍使用最近一个没有错误的版本。',
  show: '显示错误',
  hide: '收起错误',
  close: '关闭',
  open: '在编辑器中打开',
};

export const getFaultTexts = (language: string): FaultTexts => (language.startsWith('zh') ? CHINESE : ENGLISH);
