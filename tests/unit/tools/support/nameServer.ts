import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that knows one name, or for now none; it answers every question at once. */
export interface NameServer {
  /** As nginx's `resolver` takes it. */
  address: string;
  /** From now on every name is 127.0.0.1. */
  learn(): void;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const LOCALHOST = [127, 0, 0, 1];
/** A pointer to the question's name, type A, class IN, no time to live, four bytes. */
const ANSWER = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...LOCALHOST]);

/** The question comes back, with an answer behind it or with the code for a name that does not exist. */
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
