import { createSocket } from 'node:dgram';

/** Answers for the names of a network like compose's own name server. */
export type NameServer = {
  /** Host and port. */
  readonly place: string;
  readonly close: () => Promise<void>;
};

const headerBytes = 12;
const typeA = 1;

function readQuestion(message: Buffer): {
  readonly name: string;
  readonly type: number;
  readonly end: number;
} {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(message: Buffer, addressesOf: (name: string) => readonly string[]): Buffer {
  const { name, type, end } = readQuestion(message);
  const found = addressesOf(name);
  const answered = type === typeA ? found : [];
  const header = Buffer.from(message.subarray(0, headerBytes));
  // A response with recursion available; code 3 means that the name does not exist.
  header.writeUInt16BE(0x8180 + (found.length > 0 ? 0 : 3), 2);
  header.writeUInt16BE(answered.length, 6);
  header.writeUInt32BE(0, 8);
  // The queried name, type A, class IN, one second, four bytes.
  const lead = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, 1, 0, 4]);
  const records = answered.map((address) =>
    Buffer.concat([lead, Buffer.from(address.split('.').map(Number))]),
  );
  return Buffer.concat([header, message.subarray(headerBytes, end), ...records]);
}

/** Answers queries for addresses on a free loopback port. @param addressesOf the addresses of a name that runs now */
export async function startNameServer(addressesOf: (name: string) => readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) =>
    socket.send(answerTo(message, addressesOf), port, address),
  );
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    place: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
