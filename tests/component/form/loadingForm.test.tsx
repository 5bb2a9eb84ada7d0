import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingForm } from '../../../src/generator/form/LoadingForm';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const module = createTestModule(
  {
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 20 },
      tone: { type: 'string', title: 'Tone', 'x-ui': { help: 'Loud or calm' } },
      size: { type: 'integer', title: 'Size' },
    },
  },
  { form: { openAs: 'screen' } },
);

const getLineBelow = (label: string): string | undefined =>
  screen.getByText(label).closest('.wd-field')?.querySelector('.wd-field-help')?.textContent;

describe('a form whose record is loading', () => {
  it('has below each field the line that the input will have', () => {
    renderInApp(<LoadingForm module={module} row={{ id: 1, name: 'Anna Maria Lim-Tan', size: 3 }} />, {
      entity: module,
    });
    screen.getByText('Anna Maria Lim-Tan');
    expect(getLineBelow('Name')).toMatch(/^18\/20/);
    expect(getLineBelow('Tone')).toBe('Loud or calm');
    expect(getLineBelow('Size')).toBeUndefined();
  });

  it('shows its labels before anything of the record is known', () => {
    renderInApp(<LoadingForm module={module} />, { entity: module });
    expect(screen.getByText('Name').closest('.wd-field')?.querySelector('.wd-skeleton')).not.toBeNull();
    expect(getLineBelow('Name')).toBeUndefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
