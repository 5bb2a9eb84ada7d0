/**
 * Removes `--rows N` or `--rows=N` from the arguments, because Vite refuses arguments that it does not know. The fixture
 * API reads the value from the environment.
 */
export function takeRowsArgument(args, env = process.env) {
  const index = args.findIndex((arg) => arg === '--rows' || arg.startsWith('--rows='));
  if (index < 0) return args;
  const [, inline] = args[index].split(/=(.*)/s);
  env.FIXTURE_ROWS = inline ?? args[index + 1] ?? '';
  return args.toSpliced(index, inline === undefined ? 2 : 1);
}
