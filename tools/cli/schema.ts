/** `npm run schema -- <command>`. */
import { run } from './commands';

const { ok, text } = await run(process.cwd(), process.argv.slice(2));
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;
