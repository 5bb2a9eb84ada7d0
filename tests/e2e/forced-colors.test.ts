/** Screens in forced-colors mode, where the operating system gives the colours. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApps, openApp } from '../support/browser';

afterEach(closeApps);

/** Opens a screen for a user of a dark or light system that forces its colours. */
async function openForced(path: string, dark = true): Promise<Page> {
  const { page } = await openApp({
    account: 'admin',
    path,
    dark,
    prepare: (prepared) => prepared.emulateMedia({ forcedColors: 'active' }),
  });
  return page;
}

const getStyle = (page: Page, selector: string, key: 'color' | 'opacity' | 'stroke' | 'borderTopColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], key);

/** The colours of a PNG image at its first legend mark, at the background, and how many pixels have the first. */
const readImage = (page: Page, content: string, chartHeight: number) =>
  page.evaluate(
    async ([data, height]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))]));
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const readColor = (x: number, y: number) => context.getImageData(x, y, 1, 1).data.join();
      const mark = readColor(2 * 30, 2 * (48 + height + 18));
      const drawn = context.getImageData(0, 2 * 48, image.width, 2 * height).data;
      let count = 0;
      for (let at = 0; at < drawn.length; at += 4) if (drawn.slice(at, at + 4).join() === mark) count += 1;
      return { mark, ground: readColor(2, 2), count };
    },
    [content, chartHeight] as const,
  );

describe('in forced colours', () => {
  it.each([true, false])(
    'the picture of a chart has its legend in the colours of the chart, dark: %s',
    async (dark) => {
      const page = await openForced('/dashboard', dark);
      const drawing = page.getByRole('region', { name: 'Connectors' }).locator('.recharts-wrapper > svg');
      await drawing.waitFor();
      const height = await drawing.evaluate((svg) => svg.getBoundingClientRect().height);
      await page.getByRole('button', { name: 'Options for Connectors' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Download picture (PNG)' }).click(),
      ]);
      const { mark, ground, count } = await readImage(
        page,
        (await readFile(await download.path())).toString('base64'),
        height,
      );
      expect(mark).not.toBe(ground);
      expect(count, 'pixels of the largest segment').toBeGreaterThan(5000);
    },
  );

  it('the legend of the smallest charging rate has the colour of its line', async () => {
    const page = await openForced('/smart-energy-management/charging-profiles/view/1');
    await page.locator('.recharts-reference-line-line').waitFor({ state: 'attached' });
    const line = await getStyle(page, '.recharts-reference-line-line', 'stroke');
    const legend = await page
      .locator('.wd-schedule-least')
      .evaluate((element) => getComputedStyle(element, '::before').borderTopColor);
    expect(legend).toBe(line);
  });

  it('the tick of the chosen entry of a menu has the colour of its text', async () => {
    const page = await openForced('/marketing-management/article');
    await page.getByRole('button', { name: 'Columns' }).click();
    const chosen = '[role="menuitemradio"][aria-checked="true"]';
    await page.locator(chosen).waitFor();
    expect(await getStyle(page, `${chosen} svg`, 'color')).toBe(await getStyle(page, chosen, 'color'));
  });

  it('the buttons that remove entries and the hint of their input are not faded', async () => {
    const page = await openForced('/notification-management/mail-settings');
    await page.locator('.MuiChip-deleteIcon').first().waitFor();
    expect(await getStyle(page, '.MuiChip-deleteIcon', 'color')).toBe(await getStyle(page, '.MuiChip-root', 'color'));
    const hint = await page
      .getByPlaceholder('E-mail address')
      .evaluate((input) => getComputedStyle(input, '::placeholder').opacity);
    expect(hint).toBe('1');
  });

  it('the grid of a chart is fainter than its series', async () => {
    const page = await openForced('/dashboard');
    const line = '.recharts-cartesian-grid line';
    await page.locator(line).first().waitFor({ state: 'attached' });
    const opacity = await page
      .locator(line)
      .first()
      .evaluate((element) => getComputedStyle(element).strokeOpacity);
    expect(Number(opacity)).toBeLessThan(0.5);
  });
});
