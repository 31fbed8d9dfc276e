import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Log } from '../log';

export type Letter = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mail = { send(letter: Letter): Promise<void> };

type MailParts = {
  smtpUrl?: string;
  /** Folder for letters that no server takes. */
  outbox: string;
  from: string;
  log: Log;
};

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP; without a server, or when it refuses, the letter stays in the outbox as an `.eml` file. */
export function createMail({ smtpUrl, outbox, from, log }: MailParts): Mail {
  const smtp = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }) : undefined;
  const sender = { name: 'Vezne', address: from };
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  async function keep(letter: Letter): Promise<void> {
    const { message } = await printer.sendMail({ from: sender, ...letter });
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, `${newId()}.eml`), message, { mode: 0o600 });
    log.info({ event: 'mail.kept', subject: letter.subject }, 'mail written to the outbox');
  }

  return {
    async send(letter) {
      if (!smtp) return keep(letter);
      try {
        await smtp.sendMail({ from: sender, ...letter });
        log.info({ event: 'mail.sent', subject: letter.subject }, 'mail sent');
      } catch (error) {
        log.error({ err: error, subject: letter.subject }, 'the mail server refused; keeping the mail');
        await keep(letter);
      }
    },
  };
}
