import { expect, it } from 'vitest';
import { getFileNameFromHeader } from '../../../dataProvider/transport/contentDisposition';

it.each<[string | null, string]>([
  [null, ''],
  ['', ''],
  ['attachment', ''],
  ['attachment; filename=report.xls', 'report.xls'],
  ['attachment; filename="my report.xls"', 'my report.xls'],
  ['attachment; filename="a \\"b\\".xls"', 'a b.xls'],
  ['ATTACHMENT; FILENAME="Report.xls"', 'Report.xls'],
  ["attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.xls", '报表.xls'],
  ["attachment; filename*=utf-8'en'a%20b.xls; filename=plain.xls", 'a b.xls'],
  ['attachment; filename="plain.xls"; filename*=UTF-8\'\'better.xls', 'better.xls'],
  ["attachment; filename*=ISO-8859-1''caf%E9.txt", 'café.txt'],
  ["attachment; filename=plain.xls; filename*=UTF-8''%E9", 'plain.xls'],
  ["attachment; filename=plain.xls; filename*=klingon''a.xls", 'plain.xls'],
  ['attachment; filename="%E6%8A%A5.xls"', '报.xls'],
  ['attachment; filename="100%.xls"', '100%.xls'],
  ['attachment; filename="%E9.xls"', '%E9.xls'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.xls"', 'x.xls'],
  ["attachment; filename*=UTF-8''..%2F..%2Fx.xls", 'x.xls'],
  ["attachment; filename*=UTF-8''a%00b%0A.xls", 'ab.xls'],
  ['attachment; filename="a<b>:c|d?.xls"', 'abcd.xls'],
  ['attachment; filename=".htaccess"', 'htaccess'],
  ['attachment; filename="x.xls. "', 'x.xls'],
  ['attachment; filename=".."', ''],
  ['attachment; filename="..config"', 'config'],
  ['attachment; filename="x.xls. . "', 'x.xls'],
  ['attachment; filename=" x.xls"', 'x.xls'],
  ['attachment; filename=" .x.xls"', 'x.xls'],
  ['attachment; filename="50%a.xls"', '50%a.xls'],
])('%s', (header, name) => {
  expect(getFileNameFromHeader(header)).toBe(name);
});
