/** Pages of assignable rows: search, and failed requests. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { box, click, openDialog, tick, sites } from './support';

describe('searching', () => {
  it('sends the text on Enter at once, on page 1; Escape clears it before it closes the dialog', async () => {
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    await click(app, 'Go to next page');
    await box(app.dialog, 'Select Site 11');
    await app.user.type(within(app.dialog).getByRole('searchbox', { name: 'Search' }), 'dock{Enter}');
    await waitFor(() =>
      expect(app.page.mock.lastCall?.[1]).toMatchObject({ page: 1, filter: { thingId: 7, criteria: 'dock' } }),
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7 }));
    screen.getByRole('dialog');
  });

  it('speaks the names that the schema gives to status and search', async () => {
    const app = await openDialog({ more: { searchParam: 'text', statusFilterParam: 'state' } });
    await box(app.dialog, 'Select Site 1');
    await app.user.type(within(app.dialog).getByRole('searchbox', { name: 'Search' }), 'a{Enter}');
    await waitFor(() => expect(app.page.mock.lastCall?.[1].filter).toEqual({ thingId: 7, text: 'a' }));
  });
});

describe('the next page', () => {
  it.each([
    [-400, true],
    [60, false],
  ])('begins at its top, which is %i pixels below that of the window', async (top, isBroughtIn) => {
    const brought = vi.fn();
    const app = await openDialog();
    await box(app.dialog, 'Select Site 1');
    const container = app.dialog.querySelector<HTMLElement>('.wd-list')!;
    container.scrollIntoView = brought;
    vi.spyOn(container, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    await click(app, 'Go to next page');
    await box(app.dialog, 'Select Site 11');
    expect(document.activeElement).toBe(container);
    expect(brought.mock.calls.length > 0).toBe(isBroughtIn);
  });
});

describe('a page that fails', () => {
  it('leaves an empty table without pages, the total 0, one toast and a retry', async () => {
    let refused = true;
    const app = await openDialog({
      rows: () => {
        if (refused) throw new HttpError('Sites are down', 500);
        return sites(3);
      },
    });
    await waitFor(() => expect(screen.getAllByText('Sites are down')).toHaveLength(2));
    within(app.dialog).getByText('0–0 of 0');
    expect(within(app.dialog).queryByRole('navigation', { name: 'Pages' })).toBeNull();
    refused = false;
    await click(app, 'Retry');
    await box(app.dialog, 'Select Site 1');
    await within(app.dialog).findAllByText('1–3 of 3');
  });

  it('while gathering keeps what was chosen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openDialog();
    await tick(app, 'Select this page');
    app.page.mockRejectedValueOnce(new HttpError('Too many', 500));
    await click(app, 'Select all 75 matches');
    await screen.findByText('Too many');
    within(app.dialog).getByText('10 selected');
  });
});
