import { useState } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormScreen } from '../../../src/generator/form/FormScreen';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const name = { type: 'string', title: 'Name', default: 'Anna' } as const;
const tone = { type: 'string', title: 'Tone', default: 'calm' } as const;
const before = moduleOf({ properties: { name } });
const after = moduleOf({ properties: { name, tone } });

/** A form open in the dev server, while an analyst adds a field and takes it away again. */
function Edited() {
  const [module, setModule] = useState(before);
  return (
    <>
      <button onClick={() => setModule(module === before ? after : before)}>Edit</button>
      <FormScreen entity={module} view="create" reading={0} />
    </>
  );
}

const input = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

describe('a field that an edit of the schema brings to an open form', () => {
  it('has its default; what was emptied stays empty', async () => {
    const { user } = renderInApp(<Edited />, { entity: before });
    await user.clear(await input('Name'));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await input('Tone')).value).toBe('calm');
    expect((await input('Name')).value).toBe('');
  });

  it('keeps what was typed when it was gone for a moment', async () => {
    const { user } = renderInApp(<Edited />, { entity: before });
    const edit = await screen.findByRole('button', { name: 'Edit' });
    await user.click(edit);
    await user.type(await input('Tone'), 'er');
    await user.click(edit);
    await user.click(edit);
    expect((await input('Tone')).value).toBe('calmer');
  });
});
