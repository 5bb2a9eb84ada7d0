/** The texts of the notice. The messages of the lint exist in English only. */
export interface FaultTexts {
  count(faults: number, files: readonly string[]): string;
  corrected: string;
  kept: string;
  notKept: string;
  show: string;
  hide: string;
  close: string;
  open: string;
}

const ENGLISH: FaultTexts = {
  count: (faults, files) => `${faults} ${faults === 1 ? 'error' : 'errors'} in ${files.join(', ')}`,
  corrected: 'All errors in the schema files are corrected.',
  kept: 'The last version without errors stays in use.',
  notKept: 'What a file describes that had errors from the start appears when they are corrected.',
  show: 'Show errors',
  hide: 'Hide errors',
  close: 'Close',
  open: 'Open in the editor',
};

const CHINESE: FaultTexts = {
  count: (faults, files) => `${files.join('、')} 中有 ${faults} 处错误`,
  corrected: '架构文件中的错误已全部更正。',
  kept: '仍使用最近一个没有错误的版本。',
  notKept: '启动时就有错误的文件，其内容在更正错误后显示。',
  show: '显示错误',
  hide: '收起错误',
  close: '关闭',
  open: '在编辑器中打开',
};

export const getFaultTexts = (language: string): FaultTexts => (language.startsWith('zh') ? CHINESE : ENGLISH);
