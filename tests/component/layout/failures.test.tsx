import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../../../src/config/loadConfig';
import { StartupErrorPage } from '../../../src/config/StartupErrorPage';
import { ScreenFailure } from '../../../src/generator/screenLayout/ScreenFailure';
import { ErrorPage } from '../../../src/layout/ErrorPage';
import { createPreferenceStore } from '../../../src/preferences/preferenceStore';
import { Alert } from '../../../src/ui/Alert';
import { truncateText } from '../../../src/ui/LongText';
import { HelperText } from '../../../src/widgets/inputs/HelperText';
import { UploadErrors } from '../../../src/widgets/upload/UploadErrors';
import { renderInApp } from '../../support/renderInApp';

describe('a faulty configuration', () => {
  it('is a page that names every key, its fault and the cure', () => {
    const error = new ConfigError([
      { key: 'apiBase', message: 'is missing', suggestion: 'Add it.' },
      { key: 'toastError', message: 'is "5"', suggestion: 'It must be a whole number.' },
    ]);
    render(<StartupErrorPage error={error} />);
    screen.getByRole('heading', { level: 1, name: /cannot start/ });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'apiBase is missing.Add it.',
      'toastError is "5".It must be a whole number.',
    ]);
    screen.getByRole('button', { name: 'Reload' });
  });
});

describe('an app that cannot be drawn', () => {
  it.each([
    ['at all', () => render(<StartupErrorPage />)],
    ['on one page', () => renderInApp(<ErrorPage error={new Error('x is not a function')} />)],
    ['on one screen', () => renderInApp(<ScreenFailure kind="crash" title="Articles" onRetry={vi.fn()} />)],
  ])('%s can forget its settings, and nothing else', async (_, draw) => {
    draw();
    const kept = { 'wattdesk.session': '{}', 'RaStore.theme': '"dark"' };
    for (const [key, value] of Object.entries({ ...kept, 'wattdesk.settings.theme': '5' }))
      localStorage.setItem(key, value);
    await userEvent.click(screen.getByRole('button', { name: 'Reset this browser’s settings' }));
    expect({ ...localStorage }).toEqual(kept);
  });
});

describe('a long message', () => {
  it.each<[string, string, string | undefined]>([
    ['of one line', 'x'.repeat(300), undefined],
    ['of six lines', 'a\nb\nc\nd\ne\nf', undefined],
    ['of more letters', 'x'.repeat(301), `${'x'.repeat(300)}…`],
    ['of more lines', 'a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nd\ne\nf…'],
    ['cut inside of a character', `${'x'.repeat(299)}😀${'y'.repeat(9)}`, `${'x'.repeat(299)}…`],
  ])('%s', (_, text, beginning) => expect(truncateText(text)).toBe(beginning));

  it('in its place is opened there', async () => {
    const { user } = renderInApp(
      <Alert severity="error" title="No">
        {'y'.repeat(100_000)}
        <b>Way on</b>
      </Alert>,
    );
    expect(screen.getByRole('alert').textContent!.length).toBeLessThan(400);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('alert').textContent).toContain('y'.repeat(100_000));
    screen.getByText('Way on');
  });
});

describe('a long refusal', () => {
  it.each([
    ['below an input', <HelperText key="input" error={'z'.repeat(100_000)} text="" max={50} />],
    [
      'below files',
      <UploadErrors key="files" id="p" texts={['z'.repeat(100_000), 'Short']} field="Images" onRetry={undefined} />,
    ],
  ])('%s is opened there', async (_, line) => {
    const { user } = renderInApp(line);
    expect(document.body.textContent!.length).toBeLessThan(500);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.body.textContent).toContain('z'.repeat(100_000));
  });
});

describe('the person’s preferences', () => {
  it('outlive a reset, what belongs to the account does not', () => {
    const store = createPreferenceStore();
    const account = { 'article.listParams': { page: 3 } };
    const person = { locale: 'zh-Hans', theme: 'dark', 'sidebar.open': false };
    for (const [key, value] of Object.entries({ ...account, ...person })) store.setItem(key, value);
    store.reset();
    for (const [key, value] of Object.entries(person)) expect(store.getItem(key)).toBe(value);
    expect(store.getItem('article.listParams')).toBeUndefined();
  });
});
