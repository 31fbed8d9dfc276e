import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock';
import { errorCode } from '../failure';
import type { Log } from '../log';
import { KEPT_MS, keptName, nameOf, nextTry } from './letter-file';
import { sendWaiting } from './resend';

/**
 * `goodForMs` is how long a letter is of use to anybody who did not get it at once; `unsubscribe` is the page that stops
 * letters of its kind, which mail programs offer beside it.
 */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  goodForMs?: number;
  unsubscribe?: string;
};

export type Mail = { send(email: Email): Promise<void> };

export type Post = Mail & {
  /** Sends again what the mail server did not take, as far as its time has come; answers how many went. */
  sendWaiting(): Promise<number>;
  /** For many letters at once: where the server cannot be reached for one, the rest wait in the outbox untried. */
  forMany(): Mail;
};

type MailParts = {
  smtpUrl?: string;
  /** Folder for emails that no server takes. */
  outbox: string;
  from: string;
  log: Log;
  now?: Clock;
};

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends by SMTP. What the server does not take for now, or cannot be reached for, waits in the outbox and is sent
 * again; what it refuses for good stays there as an `.eml` file, as everything does without a server.
 */
export function createMail({ smtpUrl, outbox, from, log, now = () => new Date() }: MailParts): Post {
  const smtp = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }) : undefined;
  const sender = { name: 'Vezne', address: from };
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  const messageOf = ({ goodForMs: _, unsubscribe, ...message }: Email) => ({
    from: sender,
    ...message,
    ...(unsubscribe && { list: { unsubscribe } }),
  });

  async function keep(email: Email, isToWait: boolean): Promise<void> {
    const { message } = await printer.sendMail(messageOf(email));
    const { goodForMs = KEPT_MS } = email;
    const id = newId();
    const moment = now();
    const uselessAt = moment.getTime() + Math.min(goodForMs, KEPT_MS);
    const waiting = isToWait ? nextTry({ id, tries: 0, uselessAt }, moment) : undefined;
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, waiting ? nameOf(waiting) : keptName(id)), message, { mode: 0o600 });
    log.info({ event: 'mail.kept', subject: email.subject }, 'mail written to the outbox');
  }

  /** Answers whether the server could be reached. */
  async function send(email: Email): Promise<boolean> {
    if (!smtp) {
      await keep(email, false);
      return true;
    }
    try {
      await smtp.sendMail(messageOf(email));
      log.info({ event: 'mail.sent', subject: email.subject }, 'mail sent');
      return true;
    } catch (error) {
      log.error({ err: error, subject: email.subject }, 'the mail server did not take the mail; keeping it');
      await keep(email, !isRefusedForGood(error));
      return !isUnreachable(error);
    }
  }

  return {
    async send(email) {
      await send(email);
    },
    forMany() {
      let isReachable = true;
      return {
        async send(email) {
          if (isReachable) isReachable = await send(email);
          else await keep(email, true);
        },
      };
    },
    async sendWaiting() {
      if (!smtp) return 0;
      const send = (raw: string, to: string[]) => smtp.sendMail({ envelope: { from, to }, raw });
      return sendWaiting({ outbox, log, now, send, isRefusedForGood, isUnreachable });
    },
  };
}

/** Did the server answer that it will never take this letter? Of anything else that went wrong, time may help. */
const isRefusedForGood = (error: unknown) =>
  ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error) ?? '') && answerTo(error) >= 500;

/** Did the server say nothing about the letter at all? */
const isUnreachable = (error: unknown) => answerTo(error) === 0;

const answerTo = (error: unknown) =>
  error instanceof Object && 'responseCode' in error ? Number(error.responseCode) : 0;
