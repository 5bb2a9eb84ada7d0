import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { AssignmentSection } from '../../../src/generator/assignment/AssignmentSection';
import { enMessages } from '../../../src/i18n/en';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { renderInApp } from '../../support/renderInApp';
import { sites, thingModule } from './support';

interface Given {
  viewOnly?: boolean;
  send?: () => Promise<unknown>;
}

function open({ viewOnly = false, send = async () => ({ data: null, msg: '' }) }: Given = {}) {
  const module = thingModule();
  const page = vi.fn(async () => ({ rows: sites(4), total: 4 }));
  const onChanged = vi.fn();
  const app = renderInApp(
    <ViewOnlyProvider value={viewOnly}>
      <section>
        <AssignmentSection
          module={module}
          record={{ id: 7, thingName: 'Summer' }}
          assignment={module.entity.assignments['sites']!}
          onChanged={onChanged}
        />
      </section>
    </ViewOnlyProvider>,
    {
      dataProvider: {
        page,
        send: async ({ path }: { path: string }) => (path === 'states' ? { data: [], msg: '' } : send()),
      } as unknown as Partial<WattdeskDataProvider>,
      entity: module,
      messages: enMessages,
    },
  );
  return { ...app, page, onChanged };
}

describe('rows to assign on the screen of their record', () => {
  it('have what counts them read again, with the rows', async () => {
    const { user, page, onChanged } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Site 2' }));
    expect(onChanged).not.toHaveBeenCalled();
    const before = page.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    // The button is disabled while no row is selected, so the focus moves to the selection message.
    expect(document.activeElement).toBe(screen.getByText('Nothing selected').parentElement);
    await waitFor(() => expect(page.mock.calls.length).toBeGreaterThan(before));
  });

  it('are assigned by Ctrl+S from within their section, before the page saves; without a selection the page does', async () => {
    const saved = vi.fn();
    const onKey = ({ key }: KeyboardEvent) => key === 's' && saved();
    document.addEventListener('keydown', onKey);
    const { user, onChanged } = open();
    const site = await screen.findByRole('checkbox', { name: 'Select Site 2' });
    site.focus();
    await user.keyboard('{Control>}s{/Control}');
    expect(saved).toHaveBeenCalledOnce();
    await user.click(site);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(saved).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKey);
  });

  it('leave all as it was after a failure', async () => {
    const { user, onChanged } = open({ send: () => Promise.reject(new Error('Busy')) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Site 2' }));
    await user.click(screen.getByRole('button', { name: 'Un-assign' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(false));
    expect(onChanged).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Site 2' }).checked).toBe(true);
  });

  it('are read, and not assigned, by who may only look', async () => {
    open({ viewOnly: true });
    const table = await screen.findByRole('table');
    await within(table).findByText('Site 2');
    expect(screen.queryByRole('button', { name: /assign/i })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
