import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderColumnHeading } from '../../../src/ui/renderColumnHeading';

describe('the name of a column', () => {
  it.each([
    ['breaks between words of Chinese', '停车场代码', '停车场<wbr/>代码'],
    ['however many there are', '厂商错误代码', '厂商<wbr/>错误<wbr/>代码'],
    ['with the signs behind a word', '国家/地区', '国家/<wbr/>地区'],
    ['and leaves no sign alone', '计费日', '计费日'],
    ['and not in a short one', '编号', '编号'],
    ['other languages break at their blanks', 'Car Park Code', 'Car Park Code'],
    ['what is no Chinese stays with the word before it', '电量 kWh', '电量 kWh'],
  ])('%s: %s', (_, text, html) =>
    expect(render(<>{renderColumnHeading(text)}</>).container.innerHTML).toBe(html.replaceAll('/>', '>')),
  );
});
