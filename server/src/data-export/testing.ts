import { api, DataExport, DataExportState } from '@vezne/contract';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

type Scope = 'SIRKET' | 'KISI';
const { dataExport } = api;

/** Asks for archives of an app under test, and fetches and unpacks them. */
export function exportsOf(t: ReturnType<typeof testApp>) {
  const start = (who: SignedUp, scope: Scope = 'SIRKET') =>
    t.call(dataExport.start, { body: { scope } }, who);
  const stateOf = async (who: SignedUp) =>
    DataExportState.parse((await t.call(dataExport.state, {}, who)).body);
  const linkOf = async (who: SignedUp, id: string) =>
    z.object({ path: z.string() }).parse((await t.call(dataExport.link, { body: { id } }, who)).body).path;
  const fetchFile = (path: string) => t.app.server.inject({ method: 'GET', url: path });

  async function made(who: SignedUp, scope: Scope = 'SIRKET'): Promise<DataExport> {
    const asked = await start(who, scope);
    expect([asked.status, asked.text]).toEqual([200, asked.text]);
    await t.idle();
    return DataExport.parse((await stateOf(who)).newest);
  }

  /** The files of an archive by their paths, unpacked by a program that is not ours. */
  async function unpack(who: SignedUp, scope: Scope = 'SIRKET'): Promise<Map<string, string>> {
    const { id } = await made(who, scope);
    const { rawPayload, headers } = await fetchFile(await linkOf(who, id));
    expect(headers['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(rawPayload));
    return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
  }

  return { start, stateOf, linkOf, fetchFile, made, unpack };
}

export const rowsIn = (files: Map<string, string>, name: string) =>
  z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(files.get(name) ?? 'null'));
