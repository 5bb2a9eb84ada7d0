/** Entry point of `npm run schema -- <command>`. */
import { ROOT_VARIABLE } from '../root/rootFolders';
import { runSchemaCommand } from './commands';

const {
  ok,
  text,
  exitCode = ok ? 0 : 1,
} = await runSchemaCommand(process.env[ROOT_VARIABLE] ?? process.cwd(), process.argv.slice(2));
if (ok) console.log(text);
else console.error(text);
process.exitCode = exitCode;
