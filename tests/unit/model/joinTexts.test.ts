import { expect, it } from 'vitest';
import { joinTexts } from '../../../src/model/formatting/joinTexts';

it.each([
  [[], ''],
  [['Mon', 'Wed'], 'Mon, Wed'],
  [['周一', '周三'], '周一、周三'],
  [['VivoCity', '西城'], 'VivoCity、西城'],
  [['カード', 'ポイント'], 'カード、ポイント'],
  [['Café', 'Straße'], 'Café, Straße'],
])('joins %j as "%s"', (texts, line) => {
  expect(joinTexts(texts)).toBe(line);
});
