const AGAIN = '请求失败，请重试';
const NETWORK = '网络错误';

/** What the transport says of a failure that has no text of the server (`dataProvider/errors`). */
export const error = {
  failed: AGAIN,
  network: `${NETWORK}\n无法连接服务器`,
  offline: `${NETWORK}\n您已离线`,
  timeout: `${AGAIN}\n服务器在 %{seconds} 秒内没有响应`,
  html: `${AGAIN}\n服务器返回了网页而不是数据（状态 %{status}）`,
  json: `${AGAIN}\n无法读取服务器的响应`,
  empty: `${AGAIN}\n服务器的响应为空`,
  unauthorized: '会话已结束，请重新登录',
  forbidden: `${AGAIN}\n您无权执行此操作`,
  missing: `${AGAIN}\n未找到，可能已被删除`,
  conflict: `${AGAIN}\n内容已被更改或正在别处使用，请先重新加载`,
  tooLarge: `${AGAIN}\n内容过大，服务器无法接受`,
  server: `${AGAIN}\n服务器出现问题（状态 %{status}）`,
  status: `${AGAIN}\n服务器拒绝了请求（状态 %{status}）`,
  shape: `${AGAIN}\n%{title}：无法理解服务器的响应`,
  odd: `${AGAIN}\n无法理解服务器的响应`,
};

/** Why a value is refused, where its schema gives no text (`src/model/messages`). */
export const rule = {
  required: '请输入{title}',
  select: '请选择{title}',
  add: '请至少为{title}添加一项',
  fill: '请至少填写一项{title}',
  number: '请输入数字',
  integer: '请输入整数',
  separators: '逗号的含义不明确：请改用小数点，或去掉逗号',
  digits: '数字位数过多，请减少位数',
  text: '请输入文本',
  range: '请输入 {min} 到 {max} 之间的数字',
  minimum: '请输入不小于 {limit} 的数字',
  maximum: '请输入不大于 {limit} 的数字',
  exclusiveMinimum: '请输入大于 {limit} 的数字',
  exclusiveMaximum: '请输入小于 {limit} 的数字',
  multipleOf: '请输入 {limit} 的倍数',
  decimals: '最多输入 {limit} 位小数',
  minLength: '至少 {limit} 个字符',
  maxLength: '最多 {limit} 个字符',
  minItems: '至少添加 {limit} 项',
  maxItems: '最多 {limit} 项',
  uniqueItems: '请移除重复项',
  enum: '请选择其中一个选项',
  order: '结束不能早于开始',
  longest: '最多选择 {limit} 天',
  invalid: '请输入有效的{title}',
  mask: '这是密文的占位符，请输入密文本身',
  whole: '所填内容相互矛盾或不完整',
};
