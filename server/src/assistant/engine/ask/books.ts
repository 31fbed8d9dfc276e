import type { CashAccountKind } from '@vezne/contract';
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
  const names = step.accounts.map((name) => said(name, room, true));
  const asks = step.claim ? 'para var mı' : `ne kadar para ${step.period ? 'vardı' : 'var'}`;
  if (names.length)
    return put(
      when,
      listed(names, 've', 'hesap', room),
      names.length > 1 ? 'hesaplarında' : 'hesabında',
      asks,
    );
  if (step.kind === 'KART')
    return put(when, 'kart borcu', step.claim ? 'var mı' : step.period ? 'ne kadardı' : 'ne kadar');
  return put(when, step.kind ? PLACE[step.kind] : 'hesaplarda', asks);
}

const OWED = { RECEIVABLE: ['bize', 'borcu', 'alacak'], PAYABLE: ['bizden', 'alacağı', 'borç'] } as const;

export function openItems(step: Step<'OPEN_ITEMS'>, room: Room): string {
  const { side, contact, overdue, answer, n, claim } = step;
  const whose = contact === null ? '' : `“${said(contact, room, false).replace(/[“”]/g, '')}” carisinin`;
  if (side === 'BOTH') return whose ? `${whose} bakiyesi ne kadar` : 'toplam alacak ve borç ne kadar';
  const [us, theirs, ours] = OWED[side];
  const late = overdue ? 'vadesi geçen' : '';
  if (whose) return put(whose, us, late, theirs, claim ? 'var mı' : 'ne kadar');
  if (answer === 'SUM') return put(late || (claim ? '' : 'toplam'), ours, claim ? 'var mı' : 'ne kadar');
  if (claim) return put(us, late, theirs, 'olan var mı');
  if (n === 1) return put(us, 'en çok', late, theirs, 'olan kim');
  return put(us, n ? 'en çok' : '', late, theirs, 'olan', n ? `${n} cari hangileri` : 'cariler hangileri');
}

const OF_ALL = {
  PROFIT: 'projelerin kârı ne kadar',
  MARGIN: 'projelerin kârlılığı ne kadar',
  BUDGET: 'projelerin bütçesi ne durumda',
  DELAY: 'projeler ne zaman bitiyor',
  OTHER: 'projelerin durumu nedir',
};
const OF_ONE = {
  PROFIT: 'kârı ne kadar',
  MARGIN: 'kârlılığı ne kadar',
  BUDGET: 'bütçesi ne durumda',
  DELAY: 'bitişi ne zaman',
  OTHER: 'durumu nedir',
};
const ONLY = {
  PROFIT: 'zarar eden',
  MARGIN: 'zarar eden',
  BUDGET: 'bütçesini aşan',
  DELAY: 'geciken',
  OTHER: '',
};
const RANKED = {
  PROFIT: ['en çok kâr eden', 'en az kâr eden'],
  MARGIN: ['en kârlı', 'kârlılığı en düşük'],
  BUDGET: ['bütçesinin en çoğunu kullanan', 'bütçesinin en azını kullanan'],
  DELAY: ['en çok geciken', 'en az geciken'],
  OTHER: ['bitişi en yakın', 'bitişi en uzak'],
} as const;

export function projects(step: Step<'PROJECTS'>, room: Room): string {
  const { about, project, only, rank, n, claim } = step;
  if (project) return put(`“${said(project, room, false).replace(/[“”]/g, '')}” projesinin`, OF_ONE[about]);
  if (rank) {
    const [most, least] = RANKED[about];
    const lead =
      only && about === 'PROFIT' && rank === 'SMALLEST'
        ? 'en çok zarar eden'
        : rank === 'LARGEST'
          ? most
          : least;
    return put(lead, n && n > 1 ? `${n} proje hangileri` : n ? 'proje hangisi' : 'projeler hangileri');
  }
  if (only && ONLY[about]) return put(ONLY[about], claim ? 'proje var mı' : 'projeler hangileri');
  return OF_ALL[about];
}
