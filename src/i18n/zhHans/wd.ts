/** The frame's texts, every key of `en` and beside them the transport's and the fields' refusals. */
import { error, rule } from './faults';
import { fields, form } from './form';

const auth = {
  signInTitle: '登录',
  againTitle: '请重新登录',
  againText: '会话已结束。您输入的内容已保留：请登录后再保存。',
  giveUp: '放弃已输入的内容',
  claim: '充电网络的运营后台。',
  username: '用户名',
  password: '密码',
  login: '登录',
  logout: '退出登录',
  back: '返回',
  noUsername: '请输入用户名',
  noPassword: '请输入密码',
  otpTitle: '请输入一次性密码',
  otpHint: '验证码已发送至账号 %{username}。',
  otp: '一次性密码',
  noOtp: '请输入一次性密码',
  resend: '重新发送',
  changePassword: '修改密码',
  changePasswordTitle: '请设置新密码',
  currentPassword: '当前密码',
  newPassword: '新密码',
  confirmPassword: '确认密码',
  noCurrentPassword: '请输入当前密码',
  noNewPassword: '请输入新密码',
  noConfirmPassword: '请再次输入新密码',
  passwordsDiffer: '两次输入的密码不一致',
  passwordShort: '密码至少需要 6 个字符',
  passwordWeak: '密码强度不足',
  passwordLong: '最多 %{max} 个字符',
  passwordChanged: '更新成功',
  badAnswer: '服务器未返回登录用户的信息，请联系管理员。',
};

const frame = {
  menu: '主菜单',
  language: '语言',
  theme: '外观',
  themeLight: '浅色',
  themeDark: '深色',
  themeSystem: '跟随系统',
  account: '账号：%{name}',
  offline: '您已离线。页面内容可能不是最新的，且无法保存。',
};

const week = {
  picture: '一周各时段',
  own: '本费率',
  applies: '适用于%{time}',
  open: '请选择日期和时间，查看本费率的适用时段',
  allDay: '全天',
  overnight: '%{time}，次日结束',
  overlap: '与“%{name}”在%{time}重叠',
  moreOverlaps: '另与 %{count} 个费率重叠',
  gaps: '%{time}没有任何费率覆盖',
  sentence: '%{text}。',
  crowd: '另有 %{count} 个费率',
  others: '该国家其他生效费率（%{count}）',
  fewer: '收起',
  loading: '正在查找其他费率…',
  failed: '其他费率加载失败，无法显示重叠时段。',
};

const schedule = {
  empty: '请输入时段的开始时间和功率限制，即可在此查看。',
  late: '%{at} 之前没有限制：第一个时段应从 00:00 开始。',
  same: '有多个时段从 %{at} 开始：只有一个会生效。',
  beyond: '%{at} 的时段不会开始：计划在 %{end} 结束。',
  phases: '%{smart_count} 相',
  least: '最小充电速率 %{rate}',
};

const task = {
  answered: '%{all} 个中已有 %{answered} 个应答',
  more: '%{names}，另有 %{count} 个',
};

const notFound = {
  title: '页面未找到',
  text: '抱歉，您没有访问权限或网址不正确。请联系管理员！',
  home: '返回首页',
  switch: '切换账号',
};

const crash = {
  title: '此页面出现问题',
  text: '页面无法显示。服务器上的数据是安全的。请重新加载页面；如仍有问题，请重置此浏览器的设置（语言、外观、菜单、列）或联系管理员。',
  reload: '重新加载',
  reset: '重置此浏览器的设置',
};

const screen = {
  loading: '正在加载%{title}',
  loadFailed: '%{title}无法加载',
  loadFailedText: '请检查网络连接后重试。如果 Wattdesk 刚刚更新，请重新加载页面。',
  crashed: '%{title}无法显示',
  crashedText: '此页面出现错误。请重试或重新加载页面。',
};

const list = {
  actionsColumn: '操作',
  chart: '图表',
  chartOf: '本页各行的%{value}',
  clearSearch: '清除搜索',
  columns: '列',
  createFirst: '添加第一条',
  deleted: '删除成功！',
  empty: '这里还没有内容',
  failed: '列表无法加载',
  filters: '筛选',
  firstPage: '转到第一页',
  lastPage: '转到最后一页',
  nextPage: '转到下一页',
  nothingFound: '没有符合筛选条件的内容',
  pages: '分页',
  previousPage: '转到上一页',
  range: '%{from}–%{to}，共 %{count}',
  rangeOpen: '%{from}–%{to}，至少 %{to}',
  resetColumns: '重置列',
  resetFilters: '重置筛选',
  results: '%{smart_count} 条结果',
  resultsOpen: '至少 %{count} 条结果',
  rowActions: '%{name}的操作',
  rowsPerPage: '每页行数',
  search: '搜索',
  selectPage: '选择本页',
  selectRow: '选择%{name}',
  showAll: '显示全部',
  unchosen: '%{smart_count} 行没有自己的 ID，无法选择',
  unidentified: '%{smart_count} 行没有自己的 ID，无法打开',
  waiting: '请先在上方选择要查找的内容',
};

const assignment = {
  all: '已选择符合条件的全部 %{count} 项',
  assign: '分配',
  assigning: '正在分配 %{count} 项…',
  chosen: '已选择 %{count} 项',
  clear: '清除选择',
  done: '成功',
  gathering: '正在选择全部 %{count} 项…',
  gatheringEvery: '正在选择符合条件的全部项…',
  none: '未选择任何项',
  search: '搜索',
  selectEvery: '选择符合条件的全部项',
  selectAll: '选择符合条件的全部 %{count} 项',
  stop: '停止',
  title: '%{action}：%{name}',
  unassign: '取消分配',
  unassigning: '正在取消分配 %{count} 项…',
};

const parts = {
  action: {
    cancel: '取消',
    close: '关闭',
    create: '新建',
    delete: '删除',
    edit: '编辑',
    open: '打开',
    export: '导出',
    less: '收起',
    more: '显示更多',
    refresh: '刷新',
    reload: '重新加载页面',
    retry: '重试',
    view: '查看',
  },
  confirm: {
    cancel: '取消',
    confirm: '确认',
    delete: '确定要删除此%{noun}吗？',
    deleteNamed: '删除“%{name}”？',
    deleteTitle: '删除',
    named: '%{action}“%{name}”？',
    several: '%{action}：已选择 %{count} 项？',
  },
  export: {
    done: '文件已保存到您的下载文件夹',
    empty: '空文件',
    running: '正在导出…',
    tooMany: '符合条件的超过 %{limit} 行。请缩小筛选范围后再导出。',
  },
  close: '关闭',
  yes: '是',
  no: '否',
};

export const wd = {
  auth,
  frame,
  week,
  schedule,
  task,
  notFound,
  crash,
  rights: { failed: '无法加载您的权限。' },
  screen,
  list,
  section: { saveFirst: '请先保存，然后才能填写此部分。' },
  view: {
    old: '无法重新读取此%{noun}，页面上的内容可能已过时。',
    stopped: '尚未结束，页面已不再自动刷新。',
  },
  assignment,
  ...parts,
  form,
  ...fields,
  error,
  rule,
};
