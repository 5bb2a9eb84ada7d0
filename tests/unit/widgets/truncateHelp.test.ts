import { expect, it } from 'vitest';
import { truncateHelp } from '../../../src/widgets/inputs/truncateHelp';

it.each<[says: string, text: string, letters: number, beginning: string | undefined]>([
  ['a short text', 'In cents. Without tax.', 30, undefined],
  ['whole sentences', 'In cents. Without tax. It is paid once.', 30, 'In cents. Without tax.'],
  ['the first sentence', 'In cents (e.g. 12.50 is 1250). Without any tax.', 40, 'In cents (e.g. 12.50 is 1250).'],
  ['whole words of a long sentence', 'The amount in cents without tax', 22, 'The amount in cents…'],
  ['sentences of another script', '单位为分。不含税。一次付清。', 10, '单位为分。不含税。'],
  ['a word without an end', 'https://example.com/a/long/address', 20, 'https://example.com/…'],
  ['half of a sign', 'abc😀def', 4, 'abc…'],
  ['the lines of a log', 'a. b\n'.repeat(9), 300, `${'a. b\n'.repeat(5)}a. b…`],
])('shows %s', (_, text, letters, beginning) => expect(truncateHelp(text, letters)).toBe(beginning));
