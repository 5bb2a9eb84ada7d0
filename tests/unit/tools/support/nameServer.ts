import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A DNS server that resolves every name to 127.0.0.1, or no name until `learn` is called; it responds to every
 * query at once.
 */
export interface NameServer {
  /** Address in the format of nginx's `resolver`. */
  address: string;
  /** Resolves every name to 127.0.0.1 from now on. */
  learn(): void;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const LOCALHOST = [127, 0, 0, 1];
/** Resource record: pointer to the name of the query, type A, class IN, TTL 0, four bytes of data. */
const ANSWER = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...LOCALHOST]);

/** Returns the query with an answer record, or with the code NXDOMAIN. */
function reply(question: Buffer, isKnown: boolean): Buffer {
  const copy = Buffer.from(question);
  const isAnswered = isKnown && question.readUInt16BE(question.length - 4) === TYPE_A;
  copy.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  copy.writeUInt16BE(isAnswered ? 1 : 0, 6);
  return isAnswered ? Buffer.concat([copy, ANSWER]) : copy;
}

export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  let isKnown = false;
  socket.on('message', (question, { address, port }) => socket.send(reply(question, isKnown), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    learn: () => {
      isKnown = true;
    },
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
