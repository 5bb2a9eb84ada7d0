/** Lists the resources of an API with their calls. */
import type { Resource } from '../api/resource';

const LABELS = { list: 'list', get: 'read', create: 'create', update: 'update', remove: 'delete' } as const;

function describeResource({ name, calls, actions, isSingleton, path }: Resource): string {
  const lines = Object.entries(LABELS).flatMap(([key, label]) => {
    const call = calls[key as keyof typeof LABELS];
    return call ? [`    ${label.padEnd(8)}${call.method} ${call.path}`] : [];
  });
  const others = actions.map((action) => `    ${'action'.padEnd(8)}${action.method} ${action.path}`);
  const [, param] = /\{([^}]+)\}/.exec(path) ?? [];
  const needs = param === undefined ? '' : `, needs --param ${param}=…`;
  return [`  ${name}${isSingleton ? ' (one record)' : ''}${needs}`, ...lines, ...others].join('\n');
}

export function describeResources(file: string, resources: readonly Resource[]): string {
  if (resources.length === 0) return `${file} has no resource: no call returns a list of records`;
  const example = resources[0]!.name;
  return [
    `${resources.length} resources in ${file}:`,
    ...resources.map(describeResource),
    `Import one with --resource ${example}, all with --all.`,
  ].join('\n\n');
}
