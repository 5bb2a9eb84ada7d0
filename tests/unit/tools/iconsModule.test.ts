/** The icons of `@mui/icons-material` that schema files name, of which only these are bundled. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { getMuiIconFile, getMuiIconNames } from '../../../tools/schema/muiIcons';
import { createIconsModule } from '../../../tools/vite/iconsModule';

const lamp = {
  type: 'object',
  properties: { id: { type: 'integer' } },
  'x-admin': {
    menu: { icon: 'Thermostat' },
    routes: { list: '/lamps' },
    calls: { rest: 'lamps' },
    list: {},
    actions: { dim: { title: 'Dim', icon: 'LightModeOutlined', scope: ['row'], call: 'POST lamps/{id}/dim' } },
  },
};
const getText = (groups: { key: string; title: string; icon?: string }[]): string =>
  createIconsModule([compileEntity('lamp.json', { 'lamp.json': lamp } as never)], { groups } as never).text();

describe('the module of icons', () => {
  it('has those of menu entries, groups and actions, each once, and no general or unknown one', () => {
    const names = ['Thermostat', 'Warehouse', 'bolt', 'Nowhere', undefined];
    const text = getText(names.map((icon, index) => ({ key: `${index}`, title: '', ...(icon ? { icon } : {}) })));
    const expected = ['LightModeOutlined', 'Thermostat', 'Warehouse'];
    expect(text.match(/\/(\w+)\.mjs/g)).toEqual(expected.map((name) => `/${name}.mjs`));
    expect(text).toContain('{ "LightModeOutlined": Icon0, "Thermostat": Icon1, "Warehouse": Icon2 }');
  });
});

describe('the icons of the package', () => {
  it.each([
    ['Bolt', true],
    ['BoltTwoTone', true],
    ['bolt', false],
    ['index', false],
    ['../package', false],
    ['', false],
  ])('%s', (name, isIcon) => expect(getMuiIconFile(name) !== undefined).toBe(isIcon));

  it('are thousands, and none is another file', () => {
    const names = getMuiIconNames();
    expect(names.length).toBeGreaterThan(2000);
    expect(names).not.toContain('index');
  });
});
