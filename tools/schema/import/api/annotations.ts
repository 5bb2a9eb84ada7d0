/** What tells readers about a schema and tests nothing. */
const ANNOTATIONS = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', '$comment'];

export const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');
