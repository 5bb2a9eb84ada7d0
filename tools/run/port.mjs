import { createServer } from 'node:net';

const FIRST = 5173;
const LAST = 65535;

const isPort = (port) => Number.isInteger(port) && port > 0 && port <= LAST;

/**
 * Returns the error code that the operating system reports when a server tries to listen on the port; undefined if the port
 * is free.
 */
const refusalAt = (port) =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', ({ code }) => resolve(code))
      .listen({ host: 'localhost', port }, () => server.close(() => resolve(undefined)));
  });

/**
 * Returns a one-line message if the server cannot listen on its port: the reason and how to fix it. Returns
 * undefined if the port is free.
 * @param command command that the message suggests, such as `npm start`
 */
export async function getServerPortError(command, env = process.env) {
  const text = env.PORT || String(FIRST);
  const port = Number(text);
  if (!isPort(port)) return `PORT=${text} is no port. Take a number up to ${LAST}: PORT=${FIRST} ${command}`;
  const code = await refusalAt(port);
  if (code === undefined) return undefined;
  const why = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
  const next = port < LAST ? port + 1 : FIRST;
  return `Port ${port} ${why}. Take another one: PORT=${port < 1024 ? FIRST : next} ${command}`;
}
