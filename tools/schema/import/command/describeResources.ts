/** Lists the resources of an API with their calls. */
import pluralize from 'pluralize';
import type { Resource } from '../api/resource';
import { hasScreen } from './selectApiResources';

const LABELS = { list: 'list', get: 'read', create: 'create', update: 'update', remove: 'delete' } as const;

function describeResource(resource: Resource): string {
  const { name, calls, actions, isSingleton, path } = resource;
  const lines = Object.entries(LABELS).flatMap(([key, label]) => {
    const call = calls[key as keyof typeof LABELS];
    return call ? [`    ${label.padEnd(8)}${call.method} ${call.path}`] : [];
  });
  const others = actions.map((action) => `    ${'action'.padEnd(8)}${action.method} ${action.path}`);
  const [, param] = /\{([^}]+)\}/.exec(path) ?? [];
  const needs = param === undefined ? '' : `, needs --param ${param}=…`;
  const lacks = hasScreen(resource) ? '' : ', cannot be imported: no call lists its records';
  return [`  ${name}${isSingleton ? ' (one record)' : ''}${needs}${lacks}`, ...lines, ...others].join('\n');
}

export function describeResources(file: string, resources: readonly Resource[]): string {
  if (resources.length === 0) return `${file} has no resource: no call returns a list of records`;
  const example = (resources.find(hasScreen) ?? resources[0]!).name;
  return [
    `${pluralize('resource', resources.length, true)} in ${file}:`,
    ...resources.map(describeResource),
    `Import one with --resource ${example}, all with --all.`,
  ].join('\n\n');
}
