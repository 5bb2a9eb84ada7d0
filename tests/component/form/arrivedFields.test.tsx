import { useState } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const name = { type: 'string', title: 'Name', default: 'Anna' } as const;
const tone = { type: 'string', title: 'Tone', default: 'calm' } as const;
const form = { openAs: 'screen' } as const;
const before = createTestModule({ properties: { name } }, { form });
const after = createTestModule({ properties: { name, tone } }, { form });
const louder = createTestModule({ properties: { name, tone: { ...tone, default: 'loud' } } }, { form });

/** A form that is open in the dev server while an analyst edits its schema: each click applies the next version. */
function Edited({ versions }: { versions: readonly EntityModule[] }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Edit</button>
      <FormScreen entity={versions[count % versions.length]!} view="create" routeIndex={0} />
    </>
  );
}

const open = (...versions: EntityModule[]) => renderInApp(<Edited versions={versions} />, { entity: before });

const input = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

describe('a field that an edit of the schema brings to an open form', () => {
  it('has its default; what was emptied stays empty', async () => {
    const { user } = open(before, after);
    await user.clear(await input('Name'));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await input('Tone')).value).toBe('calm');
    expect((await input('Name')).value).toBe('');
  });

  it('keeps what was typed when it was gone for a moment', async () => {
    const { user } = open(before, after);
    const edit = await screen.findByRole('button', { name: 'Edit' });
    await user.click(edit);
    await user.type(await input('Tone'), 'er');
    await user.click(edit);
    await user.click(edit);
    expect((await input('Tone')).value).toBe('calmer');
  });

  it('has the default of the next edit, unless somebody has touched it', async () => {
    const { user } = open(after, louder);
    const edit = await screen.findByRole('button', { name: 'Edit' });
    expect((await input('Tone')).value).toBe('calm');
    await user.click(edit);
    expect((await input('Tone')).value).toBe('loud');
    await user.type(await input('Tone'), 'er');
    await user.click(edit);
    expect((await input('Tone')).value).toBe('louder');
  });

  it('is no change that somebody made: the form is left without a question', async () => {
    const { user } = open(before, after, louder);
    const edit = await screen.findByRole('button', { name: 'Edit' });
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(edit);
    expect((await input('Tone')).value).toBe('calm');
    expect(closes()).toBe(true);
    await user.click(edit);
    expect((await input('Tone')).value).toBe('loud');
    expect(closes()).toBe(true);
    await user.type(await input('Tone'), 'er');
    expect(closes()).toBe(false);
  });
});
