import { useCashAccountSummary, useCurrency } from '@vezne/api';
import {
  formatMoney,
  fromKurus,
  type StatementAdded,
  type StatementBalance,
  type StatementBatch,
  type StatementShare,
  toKurus,
} from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatCount, sideBySide } from '@vezne/ui';
import { Result } from './done-styles';

type Props = {
  batch: StatementBatch;
  added: StatementAdded | null;
  balanceCheck: StatementBalance | null;
  shares: StatementShare[] | undefined;
};

const titles: Record<StatementShare['kind'], string> = {
  GIRIS: 'Giriş',
  CIKIS: 'Çıkış',
  VIRMAN: 'Virman',
  ATLANAN: 'Atlanan',
};
const units = { GIRIS: 'kayıt', CIKIS: 'kayıt', VIRMAN: 'kayıt', ATLANAN: 'satır' };

/** What became of the file's rows, and what the account comes to with them. */
export function Figures({ batch, added, balanceCheck, shares }: Props) {
  const currency = useCurrency();
  const parts = added?.shares ?? shares ?? sides(batch);
  return (
    <Result>
      {parts.map(({ kind, count, sum, names }) => (
        <div key={kind}>
          <dt>{titles[kind]}</dt>
          <dd data-note>
            {sideBySide([
              count > 0 && `${formatCount(count)} ${units[kind]}`,
              names.join(', '),
              kind === 'VIRMAN' && 'giriş ve çıkışa eklenmez',
            ])}
          </dd>
          <dd>
            {kind === 'GIRIS' || kind === 'CIKIS' ? (
              <Money amount={Math.abs(sum)} type={kind} currency={currency} />
            ) : (
              <Money amount={sum} currency={currency} />
            )}
          </dd>
        </div>
      ))}
      {added && added.faulty > 0 && (
        <div>
          <dt>Okunamayan</dt>
          <dd data-note>{formatCount(added.faulty)} satır</dd>
        </div>
      )}
      {added && added.createdCategories.length > 0 && (
        <div>
          <dt>Yeni kategoriler</dt>
          <dd data-note>{added.createdCategories.join(', ')}</dd>
        </div>
      )}
      {added && <Balance batch={batch} balanceCheck={balanceCheck} />}
    </Result>
  );
}

/** What came in and went out, where an older server does not tell more. */
const sides = ({ sumIn, sumOut }: StatementBatch): StatementShare[] => [
  { kind: 'GIRIS', count: 0, sum: sumIn, names: [] },
  { kind: 'CIKIS', count: 0, sum: -Math.abs(sumOut), names: [] },
];

function Balance({ batch, balanceCheck }: Pick<Props, 'batch' | 'balanceCheck'>) {
  const currency = useCurrency();
  const { data } = useCashAccountSummary();
  const account = data?.accounts.find(({ id }) => id === batch.accountId);
  if (!account) return null;
  const kurus = (amount: number) => toKurus(amount) ?? 0n;
  const before = fromKurus(kurus(account.balance) - kurus(batch.sumIn) + kurus(Math.abs(batch.sumOut)));
  const isClosing = balanceCheck?.ok && balanceCheck.found === account.balance;
  return (
    <div>
      <dt>{account.name} bakiyesi</dt>
      <dd data-note>
        {formatMoney(before, currency)} iken{isClosing && '; dosyadaki kapanışla aynı'}
      </dd>
      <dd>
        <Money amount={account.balance} currency={currency} />
      </dd>
    </div>
  );
}
