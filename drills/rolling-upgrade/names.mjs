// A name server of a drill: answers with the addresses that a name has at this moment, as Docker's own does.
import { createSocket } from 'node:dgram';

const HEADER = 12;
const A_RECORD = 1;

/**
 * The answer to a question: every address of the name, or none.
 *
 * @param {Buffer} question
 * @param {readonly string[]} addresses
 */
function answerTo(question, addresses) {
  let end = HEADER;
  while (question[end]) end += (question[end] ?? 0) + 1;
  end += 5;
  const isForAddresses = question.readUInt16BE(end - 4) === A_RECORD;
  const given = isForAddresses ? addresses : [];
  const header = Buffer.from(question.subarray(0, HEADER));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(given.length, 6);
  header.writeUInt32BE(0, 8);
  // A pointer to the name in the question, an address of the internet, ten minutes: nginx's `valid` overrides them.
  const records = given.map((address) =>
    Buffer.from([0xc0, HEADER, 0, A_RECORD, 0, 1, 0, 0, 2, 88, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question.subarray(HEADER, end), ...records]);
}

/** @param {number} port */
export function startNames(port) {
  /** @type {Set<string>} */
  const addresses = new Set();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port: from, address }) =>
    socket.send(answerTo(question, [...addresses]), from, address),
  );
  socket.bind(port, '127.0.0.1').unref();
  return { addresses };
}
