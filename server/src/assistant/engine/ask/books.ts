import type { CashAccountKind } from '@vezne/contract';
import { projectWords, whichProjects } from '../say/projects';
import { listed, type Room, said } from './named';
import { at, put, type Step } from './selected';

/** Questions for accounts, for what is open of contacts and for projects. */

const PLACE: Record<CashAccountKind, string> = {
  KASA: 'kasada',
  BANKA: 'banka hesaplarında',
  KART: 'kart borcu',
};

export function accounts(step: Step<'ACCOUNTS'>, room: Room): string {
  const when = step.period ? `${at(step)} ${step.edge === 'START' ? 'başında' : 'sonunda'}` : '';
  const was = step.period ? 'vardı' : 'var';
  if (!step.accounts.length && step.kind === 'KART')
    return put(when, 'kart borcu', step.claim ? 'var mı' : step.period ? 'ne kadardı' : 'ne kadar');
  return put(when, placeOf(step, room), step.claim ? 'para var mı' : `ne kadar para ${was}`);
}

function placeOf({ accounts, kind }: Step<'ACCOUNTS'>, room: Room): string {
  if (!accounts.length) return kind ? PLACE[kind] : 'hesaplarda';
  const names = accounts.map((name) => said(name, room, true));
  return put(listed(names, 've', 'hesap', room), names.length > 1 ? 'hesaplarında' : 'hesabında');
}

const OWED = { RECEIVABLE: ['bize', 'borcu', 'alacak'], PAYABLE: ['bizden', 'alacağı', 'borç'] } as const;

export function openItems(step: Step<'OPEN_ITEMS'>, room: Room): string {
  const { side, contact, overdue, answer, n, claim } = step;
  const whose = contact === null ? '' : `“${said(contact, room, false).replace(/[“”]/g, '')}” carisinin`;
  if (side === 'BOTH') return whose ? `${whose} bakiyesi ne kadar` : 'toplam alacak ve borç ne kadar';
  const [us, theirs, ours] = OWED[side];
  const late = overdue ? 'vadesi geçen' : '';
  const howMuch = claim ? 'var mı' : 'ne kadar';
  if (whose) return put(whose, us, late, theirs, howMuch);
  if (answer === 'SUM') return put(late || (claim ? '' : 'toplam'), ours, howMuch);
  if (claim) return put(us, late, theirs, 'olan var mı');
  if (n === 1) return put(us, 'en çok', late, theirs, 'olan kim');
  const which = n ? `${n} cari hangileri` : 'cariler hangileri';
  return put(us, n ? 'en çok' : '', late, theirs, 'olan', which);
}

export function projects(step: Step<'PROJECTS'>, room: Room): string {
  const { about, project, rank, n, claim } = step;
  const { all, one } = projectWords[about];
  if (project) return put(`“${said(project, room, false).replace(/[“”]/g, '')}” projesinin`, one);
  const which = whichProjects(step);
  if (rank)
    return put(which, n && n > 1 ? `${n} proje hangileri` : n ? 'proje hangisi' : 'projeler hangileri');
  return which ? put(which, claim ? 'proje var mı' : 'projeler hangileri') : all;
}
