import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH, fillArticle, saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

beforeEach(resetApi);
afterEach(closeApps);

describe('text that wants to be more than text', () => {
  it('a script in a title is shown as it is written and never runs', async () => {
    const { page, faults } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/create` });
    await fillArticle(page, SCRIPT);
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    await page.goto(`${ARTICLES_PATH}?perPage=100`);
    await page.getByText(SCRIPT).first().waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(faults).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.sg/file', '//example.sg', 'nonsense'])(
    'the link %s is refused at its field and never sent',
    async (link) => {
      const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/create` });
      await fillArticle(page);
      await page
        .getByRole('textbox', { name: /^Hyperlink/ })
        .first()
        .fill(link);
      await saveArticle(page);
      await page.getByText('Please enter a web address that begins with http:// or https://').first().waitFor();
      expect(getCallsTo(calls, 'POST article/articles')).toEqual([]);
      expect(
        await page
          .getByRole('textbox', { name: /^Hyperlink/ })
          .first()
          .inputValue(),
      ).toBe(link);
    },
  );

  it.each(['⚡ Nachtstrom 🚗', 'شحن ليلي', '夜间充电'])('"%s" arrives as it was typed', async (title) => {
    const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/create` });
    await fillArticle(page, title);
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    expect(getCallsTo(calls, 'POST article/articles')[0]?.body).toMatchObject({ articleTitle: title });
  });
});

describe('limits', () => {
  it('typing stops at 100 characters; a longer paste is kept, counted and refused', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/create` });
    await fillArticle(page, 'x'.repeat(100));
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.press('End');
    await title.pressSequentially('yz');
    expect(await title.inputValue()).toBe('x'.repeat(100));

    const content = page.getByRole('textbox', { name: /^Content/ });
    await content.fill('c'.repeat(5001));
    expect((await content.inputValue()).length).toBe(5001);
    await page.getByText(/5001\s*\/\s*5000/).waitFor();
    await saveArticle(page);
    await page.getByText('Max 5000 characters').first().waitFor();
    expect(getCallsTo(calls, 'POST article/articles')).toEqual([]);

    await content.fill('c'.repeat(5000));
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
  });
});
