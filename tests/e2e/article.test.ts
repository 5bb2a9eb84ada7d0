import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH, chooseArticleType, fillArticle, saveArticle, UPLOAD_CALL } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';
import { getOptionTexts } from '../support/dropdowns';

const CREATE = `${ARTICLES_PATH}/create`;

beforeEach(resetApi);
afterEach(closeApps);

describe('article list', () => {
  it('has the seven columns in order and shows the type by its name', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.filter((text) => text.trim() !== '' && text !== 'Action')).toEqual([
      'ID',
      'Title',
      'Type',
      'Posted By',
      'Posted Date',
      'Views',
      'Status',
    ]);
    expect(getCallsTo(calls, 'POST article/article-pages')[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    for (const options of ['GET article/article-type-select', 'GET dawn/api/v1/data-status-select'])
      await expect.poll(() => getCallsTo(calls, options)).toHaveLength(1);
  });

  it('sends chosen filters from page 1 and keeps them in the address', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}?page=2` });
    await page.getByRole('row').nth(5).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    expect((await getOptionTexts(page))[0]).toBe('All');
    await page.getByRole('option', { name: 'Inactive', exact: true }).click();
    await expect
      .poll(() => getCallsTo(calls, 'POST article/article-pages').at(-1)?.body)
      .toEqual({ pageNo: 1, pageSize: 10, pageVo: { dataStatus: 'Inactive' } });
    expect(decodeURIComponent(page.url())).toContain('Inactive');

    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'All' }).click();
    await expect
      .poll(() => getCallsTo(calls, 'POST article/article-pages').at(-1)?.body)
      .toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
  });
});

describe('article form', () => {
  it('creates an article with exactly the body of the specification and returns to the list', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await fillArticle(page);
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    await page.waitForURL((url) => url.pathname === ARTICLES_PATH);

    const [sent] = getCallsTo(calls, UPLOAD_CALL);
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(getCallsTo(calls, 'POST article/articles').map((call) => call.body)).toEqual([
      {
        articleTypeId: expect.any(Number),
        articleTitle: 'Charging at night',
        articleContent: 'Cheaper after ten.\nEvery day.',
        articleImagePaths: [{ articleImagePath: expect.stringContaining('/') }],
        articleLinks: [{ articleLinkName: 'More', articleLink: 'https://example.sg/night' }],
      },
    ]);
  });

  it('sends nothing and says everything when the form is empty', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await saveArticle(page);
    for (const text of [
      'Please select article type',
      'Please input article title',
      'Please input article content',
      'Please upload at least one image',
      'Please add at least one link',
    ]) {
      await page.getByText(text).waitFor();
    }
    expect(getCallsTo(calls, 'POST article/articles')).toEqual([]);
  });

  it('keeps a link with a name alone, refuses one with an address alone', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await fillArticle(page);
    await page
      .getByRole('textbox', { name: /^Link Name/ })
      .first()
      .fill('');
    await saveArticle(page);
    await page.getByText('Please add at least one link').first().waitFor();
    expect(getCallsTo(calls, 'POST article/articles')).toEqual([]);

    await page
      .getByRole('textbox', { name: /^Hyperlink/ })
      .first()
      .fill('');
    await page
      .getByRole('textbox', { name: /^Link Name/ })
      .first()
      .fill('Only a name');
    await saveArticle(page);
    await page.getByText('Successfully Created').waitFor();
    expect(getCallsTo(calls, 'POST article/articles')[0]?.body).toMatchObject({
      articleLinks: [{ articleLinkName: 'Only a name' }],
    });
  });

  it('always keeps one blank link row behind a filled one', async () => {
    const { page } = await openApp({ account: 'admin', path: CREATE });
    const names = page.getByRole('textbox', { name: /^Link Name/ });
    await names.first().waitFor();
    await expect.poll(() => names.count()).toBe(1);
    await names.first().fill('One');
    await expect.poll(() => names.count()).toBe(2);
    await names.nth(1).fill('Two');
    await expect.poll(() => names.count()).toBe(3);
  });

  it('fills itself from the get call and sends ids of saved images and links back', async () => {
    const { page, calls } = await openApp({
      account: 'admin',
      path: `${ARTICLES_PATH}?filter={"dataStatus":"Active"}`,
    });
    const link = page.locator('tbody').getByRole('link').first();
    const id = Number(await link.innerText());
    await link.click();
    await page.waitForURL(`**${ARTICLES_PATH}/update/${id}`);
    const title = page.getByRole('textbox', { name: /^Title/ });
    await expect.poll(() => title.inputValue()).not.toBe('');
    await title.fill('A new title');
    await saveArticle(page);
    await page.getByText('Successfully Updated').waitFor();

    const [body] = getCallsTo(calls, 'PUT article/articles').map((call) => call.body as Record<string, unknown>);
    expect(getCallsTo(calls, `GET article/articles/${id}`)).toHaveLength(2);
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'articleContent',
      'articleId',
      'articleImagePaths',
      'articleLinks',
      'articleTitle',
      'articleTypeId',
    ]);
    expect(body).toMatchObject({
      articleId: id,
      articleTitle: 'A new title',
      articleImagePaths: expect.arrayContaining([
        { articleImageId: expect.any(Number), articleImagePath: expect.any(String) },
      ]),
      articleLinks: expect.arrayContaining([expect.objectContaining({ articleLinkId: expect.any(Number) })]),
    });
    await page.waitForURL((url) => url.pathname === ARTICLES_PATH && url.search.includes('Active'));
  });

  it('shows who changed which field once its history is opened', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/update/1` });
    const history = page.getByRole('button', { name: 'History' });
    await history.waitFor();
    expect(getCallsTo(calls, 'POST base/record-history/article/1')).toEqual([]);
    const title = page.getByRole('textbox', { name: /^Title/ });
    await expect.poll(() => title.inputValue()).not.toBe('');
    const before = await title.inputValue();
    await title.fill('A new title');
    await saveArticle(page);
    await page.getByText('Successfully Updated').waitFor();
    await page.waitForURL((url) => url.pathname === ARTICLES_PATH);
    await page.goBack();
    await history.click();
    const entry = page.getByRole('listitem').filter({ hasText: 'admin changed 1 field' });
    await entry.waitFor();
    expect(await entry.getByRole('definition').innerText()).toMatch(
      new RegExp(`${before.replace(/[^\w ]/g, '.')}[^]*A new title`),
    );
    expect(getCallsTo(calls, 'POST base/record-history/article/1').map(({ body }) => body)).toEqual([
      { pageNo: 1, pageSize: 20, pageVo: {} },
    ]);
  });

  it('asks before a saved link is deleted, then deletes it on the server', async () => {
    const { page, calls } = await openApp({
      account: 'admin',
      path: `${ARTICLES_PATH}?filter={"dataStatus":"Active"}`,
    });
    await page.locator('tbody').getByRole('link').first().click();
    const names = page.getByRole('textbox', { name: /^Link Name/ });
    await expect.poll(() => names.first().inputValue()).not.toBe('');
    const deletes = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

    await page.getByRole('button', { name: 'Remove Link 1' }).click();
    await page.getByText('Confirm delete?').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    expect(deletes()).toEqual([]);

    await page.getByRole('button', { name: 'Remove Link 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete successfully!').waitFor();
    expect(deletes()).toEqual([expect.stringMatching(/^article\/article-links\/\d+$/)]);
  });

  it('is begun from one that is there, and sent as one of its own', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const title = page.getByRole('textbox', { name: /^Title/ });
    await expect.poll(() => title.inputValue()).not.toBe('');
    await title.fill('One like it');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Successfully Created').waitFor();
    const [{ body } = {}] = getCallsTo(calls, 'POST article/articles');
    expect(body).toMatchObject({ articleTitle: 'One like it', articleContent: expect.stringMatching(/./) });
    expect(JSON.stringify(body)).not.toMatch(/"(articleId|articleLinkId|articleImageId)":\d/);
  });

  it('saves once however often Save is pressed', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CREATE });
    await fillArticle(page);
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await page.getByText('Successfully Created').waitFor();
    await page.waitForURL((url) => url.pathname === ARTICLES_PATH);
    expect(getCallsTo(calls, 'POST article/articles')).toHaveLength(1);
  });

  it('asks before what was typed is left behind, and keeps it when the answer is no', async () => {
    const { page } = await openApp({ account: 'admin', path: CREATE });
    await chooseArticleType(page);
    await page.getByRole('textbox', { name: /^Title/ }).fill('Half written');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Half written');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Leave|Confirm|Discard/ })
      .click();
    await page.waitForURL((url) => url.pathname === ARTICLES_PATH);
  });
});
