/** The arguments of `npm run schema -- import`. */
export interface ImportArguments {
  /** Path or URL of the document. */
  source: string;
  /** Names of the resources to import; empty: the resources are only listed. */
  resources: readonly string[];
  isAll: boolean;
  /** Key of the menu group. */
  group: string | undefined;
  /** Name of the entity, for an import of one resource. */
  name: string | undefined;
  /** Values of path parameters that all calls have, such as a tenant. */
  params: Readonly<Record<string, string>>;
}

export const IMPORT_USAGE = `npm run schema -- import <file or URL>[#/place of a schema] [--resource <name>[,<name>] | --all]

  --resource  the resources to import; without it, the resources of the document are listed
  --all       imports all resources
  --name      name of the entity, if the name in the API is taken
  --group     key of the menu group; default: a group with the title of the API
  --param     value of a parameter in the paths: --param tenantId=sg`;

const OPTIONS = ['resource', 'name', 'group', 'param'];

/**
 * Parses the arguments after `import`.
 * @throws Error with the usage for unknown options and without a document
 */
export function parseImportArguments(words: readonly string[]): ImportArguments {
  const values: Record<string, string[]> = {};
  const sources: string[] = [];
  let isAll = false;
  for (let index = 0; index < words.length; index += 1) {
    const [, name, attached] = /^--([a-z]+)(?:=(.*))?$/.exec(words[index]!) ?? [];
    if (name === 'all') isAll = true;
    else if (name === undefined) sources.push(words[index]!);
    else if (OPTIONS.includes(name)) values[name] = [...(values[name] ?? []), attached ?? words[(index += 1)] ?? ''];
    else throw new Error(`unknown option --${name}\n\n${IMPORT_USAGE}`);
  }
  const [source] = sources;
  if (source === undefined || sources.length > 1) throw new Error(IMPORT_USAGE);
  const pairs = (values['param'] ?? []).map((pair) => [pair.replace(/=.*$/s, ''), pair.replace(/^[^=]*=?/, '')]);
  return {
    source,
    resources: (values['resource'] ?? []).flatMap((text) => text.split(',')).filter(Boolean),
    isAll,
    group: values['group']?.[0],
    name: values['name']?.[0],
    params: Object.fromEntries(pairs) as Record<string, string>,
  };
}
