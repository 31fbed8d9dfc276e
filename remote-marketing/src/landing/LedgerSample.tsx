import { onMobile } from '@vezne/ui';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import FileCheck from 'lucide-react/icons/file-check';
import Landmark from 'lucide-react/icons/landmark';
import Repeat from 'lucide-react/icons/repeat';
import styled from 'styled-components';
import { Amount } from './Amount';
import { Sample, SampleRow } from './sample';

/** Five example lines of the ledger. */
export function LedgerSample() {
  return (
    <Sample aria-label="Kasa Defteri ekranından örnek: tarih, açıklama, ödeme yöntemi ve tutarıyla beş hareket.">
      {entries.map(({ date, text, method, amount }) => {
        const { Icon, hue, label } = methods[method];
        return (
          <Row key={text}>
            <Secondary>{date}</Secondary>
            <Text>{text}</Text>
            <Secondary>
              <Badge $hue={hue}>
                <Icon aria-hidden />
                {label}
              </Badge>
            </Secondary>
            <Amount value={amount} />
          </Row>
        );
      })}
    </Sample>
  );
}

const methods = {
  transfer: { Icon: Landmark, hue: 'transfer', label: 'Transfer' },
  check: { Icon: FileCheck, hue: 'check', label: 'Çek' },
  cash: { Icon: Banknote, hue: 'cash', label: 'Nakit' },
  virman: { Icon: Repeat, hue: 'virman', label: 'Virman' },
  card: { Icon: CreditCard, hue: 'card', label: 'Kart' },
};

type Entry = { date: string; text: string; method: keyof typeof methods; amount: number };

const entries: Entry[] = [
  { date: '21.11.2026', text: 'Hazır beton, 42 m³, blok temeli', method: 'transfer', amount: -147_840 },
  { date: '20.11.2026', text: '4 no.lu hakediş tahsilatı', method: 'check', amount: 485_000 },
  { date: '19.11.2026', text: 'Kalıp ustası yevmiyeleri', method: 'cash', amount: -18_750 },
  { date: '18.11.2026', text: 'Bankadan şantiye kasasına', method: 'virman', amount: 75_000 },
  { date: '17.11.2026', text: 'Kırtasiye ve yazıcı sarf malzemesi', method: 'card', amount: -6_284.9 },
];

const Row = styled(SampleRow)`
  grid-template-columns: 92px minmax(0, 1fr) 108px 132px;
  ${onMobile} { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Secondary = styled.span`
  color: var(--vz-text-2);
  ${onMobile} { display: none; }
`;
const Text = styled.span`
  font-weight: var(--vz-weight-medium);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Badge = styled.span<{ $hue: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 8px;
  border-radius: var(--vz-radius-sm);
  background: ${({ $hue }) => `var(--vz-pay-${$hue}-bg)`};
  color: ${({ $hue }) => `var(--vz-pay-${$hue})`};
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-medium);
  & svg { width: 14px; height: 14px; }
`;
