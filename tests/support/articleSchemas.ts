/** The schema files of one entity with one that it refers to, and what all entities share: few files are compiled fast. */
export const ARTICLE_SCHEMAS = [
  'common.json',
  'options.json',
  'navigation.json',
  'i18n/zh-Hans.json',
  'article.json',
  'article-type.json',
] as const;
