/** What the list of keys and the palette say. */

export const keys = {
  title: '键盘快捷键',
  places: { everywhere: '所有页面', list: '列表中', form: '表单中', go: '前往页面' },
  does: {
    palette: '查找页面、操作或记录',
    help: '显示此列表',
    go: '前往页面：随后按其字母',
    search: '搜索列表',
    create: '新建',
    down: '下一行',
    up: '上一行',
    open: '打开该行',
    save: '保存',
  },
  then: '然后',
  single: '启用单键快捷键',
  singleHelp: '如果您使用语音输入，或容易误按，请将其关闭。',
  arrows: { down: '下箭头', up: '上箭头' },
  find: {
    label: '查找',
    placeholder: '页面、操作或记录',
    screens: '页面',
    actions: '操作',
    results: '结果',
    searching: '正在搜索记录…',
    count: '%{smart_count} 条结果',
    none: '未找到“%{text}”',
    noneYet: '目前尚未找到“%{text}”',
    failed: '无法搜索：%{titles}',
    least: '输入至少 %{smart_count} 个字符后搜索记录',
  },
};
