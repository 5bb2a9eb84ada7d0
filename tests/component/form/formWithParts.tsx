/** Opens forms whose schema has no sections, with objects and lists. */
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';

export const TEXT: FieldDefinition = { type: 'string' };
export const OBJECT: FieldDefinition = { type: 'object', properties: { a: TEXT } };

const createEntity = (properties: Record<string, FieldDefinition>, required: string[] = []) =>
  createTestModule(
    { properties: { name: TEXT, ...properties }, required, additionalProperties: false },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      form: { openAs: 'screen' },
    },
  );

export const PROBE: FieldDefinition = {
  type: 'object',
  properties: { path: TEXT, period: { type: 'integer', default: 10 } },
  required: ['path'],
};
export const LIMITS: FieldDefinition = { type: 'object', properties: { cpu: { type: 'integer', default: 2 } } };
export const ENV: FieldDefinition = {
  type: 'array',
  items: { type: 'object', properties: { key: TEXT, value: TEXT } },
};

export function openCreateForm(properties: Record<string, FieldDefinition>, required: string[] = []) {
  const create = vi.fn().mockResolvedValue({ data: { id: 1 } });
  const app = openScreen('/vouchers/create', { entity: createEntity(properties, required), dataProvider: { create } });
  return { ...app, create, sent: (): unknown => create.mock.lastCall?.[1].data as unknown };
}

export function openEditForm(properties: Record<string, FieldDefinition>, record: object, required: string[] = []) {
  const data = { id: 7, ...record };
  const update = vi.fn().mockResolvedValue({ data });
  const getOne = vi.fn().mockResolvedValue({ data });
  const app = openScreen('/vouchers/7', {
    entity: createEntity(properties, required),
    dataProvider: { getOne, update },
  });
  return { ...app, update, sent: (): unknown => update.mock.lastCall?.[1].data as unknown };
}

export const findSectionButton = (name: string) => screen.findByRole('button', { name });
export const isSectionOpen = async (name: string) =>
  (await findSectionButton(name)).getAttribute('aria-expanded') === 'true';
export const textbox = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const getSaveButton = () => screen.getByRole('button', { name: 'Save' });
