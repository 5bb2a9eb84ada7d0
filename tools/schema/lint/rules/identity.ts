import { asText } from '../json';
import type { Rule } from '../folder';
import { quote } from '../words';

/** An entity is found by its file's name: the two must be one. */
export const identity: Rule = ({ name, value }, folder) => {
  const id = asText(value['$id']);
  if (id === undefined) return [];
  const expected = name.replace(/\.json$/, '');
  const twins = folder.entities.filter((other) => other.name !== name && other.value['$id'] === id);
  return [
    ...(id === expected
      ? []
      : [
          {
            at: ['$id'],
            message: `$id ${quote(id)} is not the file's name ${quote(expected)}`,
            cure: `Write ${quote(expected)}, or rename the file to ${id}.json.`,
          },
        ]),
    ...twins.map((twin) => ({
      at: ['$id'],
      message: `$id ${quote(id)} is also that of ${twin.name}`,
      cure: 'Give each entity a name of its own, the same as its file.',
    })),
  ];
};
