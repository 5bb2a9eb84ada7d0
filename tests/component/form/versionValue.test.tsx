/** A value of one version in the conflict dialog. */
import { describe, expect, it } from 'vitest';
import { VersionValue } from '../../../src/generator/form/VersionValue';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';

describe('one of the values of a field', () => {
  it.each([
    [{ lines: ['a', 'b'], unchangedCount: 0 }, 'Theirsab'],
    [{ lines: ['a'], unchangedCount: 2 }, 'Theirsa2 more rows are unchanged'],
  ])('reads line by line, with what is left out: %j', (text, expected) => {
    const { container } = renderInApp(<VersionValue label="Theirs" text={text} />, { messages: enMessages });
    expect(container.textContent).toContain(expected);
  });
});
