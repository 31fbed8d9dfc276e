import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells one run of a process from a later one that got the same number. */
export type ProcessInfo = { startedAt: string; zombie: boolean; argv: string[] };

/** The process with this number as it is now, or undefined when there is none. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** A process that still runs: a zombie has ended and only waits to be noticed by its parent. */
export function isRunning(pid: number, startedAt?: string): boolean {
  const info = inspectProcess(pid);
  return info !== undefined && !info.zombie && (startedAt === undefined || info.startedAt === startedAt);
}

function fromProc(pid: number): ProcessInfo {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces and brackets itself: fields are counted after the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const argv = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  return { startedAt: `${boot} ${fields[19]}`, zombie: fields[0] === 'Z' || fields[0] === 'X', argv };
}

function fromPs(pid: number): ProcessInfo {
  const ps = (column: string) =>
    execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { startedAt: ps('lstart'), zombie: ps('stat').startsWith('Z'), argv: ps('args').split(' ') };
}
