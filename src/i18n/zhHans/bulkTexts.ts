/** What is said while something is done with one chosen row after the other. */

export const bulkTexts = {
  progress: '%{done} / %{total}',
  running: '正在逐项处理…',
  stopping: '完成当前项后停止…',
  stop: '停止',
  done: '已完成 %{smart_count} 项',
  failed: '失败 %{smart_count} 项',
  rest: '未尝试 %{smart_count} 项',
  reasons: '失败的项',
  retry: '重试（%{count}）',
};
