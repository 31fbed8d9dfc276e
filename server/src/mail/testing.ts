import { createServer, type Socket } from 'node:net';

/** Answers the lines of one connection and keeps the mails it is given. */
function listener(
  socket: Socket,
  received: string[],
  recipients: string[],
  onRecipient: string,
): (line: string) => void {
  let mail: string | undefined;
  const answers: [start: string, answer: string][] = [
    ['DATA', '354 go on'],
    ['RCPT', onRecipient],
    ['', '250 ok'],
  ];
  const take = (line: string) => {
    if (line !== '.') return `${mail ?? ''}${line}\n`;
    received.push(mail ?? '');
    socket.write('250 taken\r\n');
    return undefined;
  };
  return (line) => {
    if (mail !== undefined) mail = take(line);
    else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else if (line !== '') {
      if (line.startsWith('DATA')) mail = '';
      if (line.startsWith('RCPT')) recipients.push(line);
      const [, answer] = answers.find(([start]) => line.startsWith(start)) ?? [];
      socket.write(`${answer}\r\n`);
    }
  };
}

/** As much of a mail server as it takes to receive one mail; `onRecipient` is what it says to every recipient. */
export async function mailServer(onRecipient = '250 ok') {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    const hear = listener(socket, received, recipients, onRecipient);
    socket.on('data', (chunk) => chunk.toString().split('\r\n').slice(0, -1).forEach(hear));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object') throw new Error('not listening');
  return { received, recipients, url: `smtp://127.0.0.1:${address?.port}`, close: () => server.close() };
}
