import { createElement, type ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Registry from '../../../src/widgets/widgetRegistry';
import type { InputProps, FieldWidget } from '../../../src/widgets/types';
import { openScreen, saved } from './form';

const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock('../../../src/widgets/widgetRegistry', async (importOriginal) => {
  const registry = await importOriginal<typeof Registry>();
  const counted = new Map<ComponentType<InputProps>, ComponentType<InputProps>>();
  const countedOf = (Input: ComponentType<InputProps>): ComponentType<InputProps> => {
    const known = counted.get(Input);
    if (known) return known;
    const Counted = (props: InputProps) => {
      drawn.set(props.source, (drawn.get(props.source) ?? 0) + 1);
      return createElement(Input, props);
    };
    counted.set(Input, Counted);
    return Counted;
  };
  return {
    ...registry,
    getWidget: (field: Parameters<typeof registry.getWidget>[0]): FieldWidget => {
      const widget = registry.getWidget(field);
      return { ...widget, Input: countedOf(widget.Input) };
    },
  };
});

beforeEach(() => drawn.clear());

it('draws each input of a form that opens once', async () => {
  openScreen('/vouchers/7', { dataProvider: { getOne: vi.fn().mockResolvedValue({ data: saved }) } });
  await screen.findByDisplayValue('Night');
  await screen.findByDisplayValue('One');
  expect(Object.fromEntries(drawn)).toMatchObject({ name: 1, method: 1, points: 1, bonus: 1, links: 1 });
});
