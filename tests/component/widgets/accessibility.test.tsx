import axe from 'axe-core';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const upload = { call: 'POST upload', accept: ['.png'], maxSizeBytes: 9, responsePath: 'path' };

const everything = createTestModule({
  properties: {
    text: { type: 'string', maxLength: 20, 'x-ui': { help: 'Help' } },
    long: { type: 'string', maxLength: 999 },
    whole: { type: 'integer' },
    price: { type: 'string', 'x-ui': { currency: {} } },
    on: { type: 'boolean' },
    one: { type: 'string', enum: ['a', 'b'] },
    several: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    tags: { type: 'array', items: { type: 'string' } },
    date: { type: 'string', format: 'date' },
    phone: { type: 'string', format: 'phone' },
    secret: { type: 'string', format: 'password' },
    picture: { type: 'string', 'x-ui': { upload } },
    settings: { type: 'object' },
    rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } } },
  },
});

/** jsdom does not compute colors and renders no page landmarks around a field. */
const findings = async (container: Element): Promise<string[]> => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

it('finds a name, a role and a description for every kind of input', async () => {
  const fields = Object.values(everything.entity.shape.fields).filter(({ name }) => name !== 'id');
  const { container } = renderInApp(
    <>
      {fields.map((field) => (
        <FormField key={field.name} source={field.name} field={field} />
      ))}
    </>,
    { entity: everything, record: { one: 'a', several: ['a'], tags: ['x'], rows: [{ a: 'x', b: true }] } },
  );
  await waitFor(() => expect(container.querySelector('[aria-label$="is loading"]')).toBeNull());
  expect(await findings(container)).toEqual([]);
});

it('finds nothing to complain of in the lists of an article', async () => {
  const { entity } = getProductModule('article');
  const { container } = renderInApp(
    <>
      <FormField source="articleImagePaths" field={entity.shape.fields['articleImagePaths']!} />
      <FormField source="articleLinks" field={entity.shape.fields['articleLinks']!} />
    </>,
    {
      entity: getProductModule('article'),
      record: { articleImagePaths: [{ articleImagePath: '/a.png' }], articleLinks: [] },
    },
  );
  await screen.findByRole('img', { name: 'Image 1' });
  await screen.findByRole('textbox', { name: 'Link Name' });
  expect(await findings(container)).toEqual([]);
});
