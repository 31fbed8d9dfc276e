import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Log } from '../log';

export type Email = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mail = { send(email: Email): Promise<void> };

type MailParts = {
  smtpUrl?: string;
  /** Folder for emails that no server takes. */
  outbox: string;
  from: string;
  log: Log;
};

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP; without a server, or when it refuses, the email stays in the outbox as an `.eml` file. */
export function createMail({ smtpUrl, outbox, from, log }: MailParts): Mail {
  const smtp = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }) : undefined;
  const sender = { name: 'Vezne', address: from };
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  async function keep(email: Email): Promise<void> {
    const { message } = await printer.sendMail({ from: sender, ...email });
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, `${newId()}.eml`), message, { mode: 0o600 });
    log.info({ event: 'mail.kept', subject: email.subject }, 'mail written to the outbox');
  }

  return {
    async send(email) {
      if (!smtp) return keep(email);
      try {
        await smtp.sendMail({ from: sender, ...email });
        log.info({ event: 'mail.sent', subject: email.subject }, 'mail sent');
      } catch (error) {
        log.error({ err: error, subject: email.subject }, 'the mail server refused; keeping the mail');
        await keep(email);
      }
    },
  };
}
