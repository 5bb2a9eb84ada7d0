/**
 * Names of the schema files that describe no entity and to which every file may refer, also without `$ref`: an entity uses
 * an option list or a menu group by its name.
 */
export const SHARED_FILES: readonly string[] = ['common.json', 'options.json', 'navigation.json', 'dialects.json'];
