import { api, limits } from '@vezne/contract';
import { MINUTE_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import { FILE_PATH, serveArchives } from './file';
import { createExportJobs } from './job';
import { writeLink } from './link';
import { findNewest, findOthersUnderWay, findReady } from './queries';
import { LINK_MS, mayExportCompany, startExport, toExport } from './service';

type Parts = {
  /** Of all companies: jobs are found, and links opened, before it is known whose they are. */
  db: Database;
  now: Clock;
  log: Log;
  mail: Mail;
  keys: Keys;
  publicUrl: string;
};

/** A job whose process was lost is looked for so often. */
const LOOK_MS = MINUTE_MS;

export function registerDataExport(app: App, parts: Parts): void {
  const { dataExport } = api;
  const { db: all, now, log, keys } = parts;
  const jobs = createExportJobs({ ...parts, background: app.background });
  let looking: NodeJS.Timeout | undefined;
  app.server.addHook('onListen', async () => {
    jobs.start();
    looking = setInterval(jobs.start, LOOK_MS).unref();
  });
  app.server.addHook('preClose', async () => {
    clearInterval(looking);
    jobs.stop();
  });

  register(app, dataExport.start, async ({ input, db, companyId, managerId, afterCommit }) => {
    const started = await startExport(db, { companyId, managerId }, input.scope, now());
    const about = { companyId, personId: managerId, by: managerId };
    await recordSecurityEvent(db, { log, keys }, { event: 'data-export.asked', ...about });
    afterCommit(async () => jobs.start());
    return started;
  });

  register(app, dataExport.state, async ({ db, companyId, managerId }) => {
    const newest = await findNewest(db, companyId, managerId, now());
    return {
      newest: newest ? toExport(newest) : null,
      mayExportCompany: await mayExportCompany(db, { companyId, managerId }),
      othersUnderWay: (await findOthersUnderWay(db, companyId, managerId)) !== undefined,
    };
  });

  register(app, dataExport.link, async ({ input, db, companyId, managerId }) => {
    const found = orNotFound(await findReady(db, companyId, input.id, now()));
    // A colleague's is answered like one that is not there.
    orNotFound(found.managerId === managerId ? found : undefined);
    const expiresAt = new Date(now().getTime() + LINK_MS);
    const link = writeLink(keys, { companyId, id: input.id, expiresAt });
    return { path: `${limits.apiPrefix}${FILE_PATH}?link=${link}` };
  });

  serveArchives({ ...app, log }, { db: all, keys, now });
}
