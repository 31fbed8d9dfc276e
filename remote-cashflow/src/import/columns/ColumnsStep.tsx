import type { StatementMapping, StatementPreview } from '@vezne/contract';
import { Button, Card, sideBySide } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import styled from 'styled-components';
import { AccountOffer } from '../frame/AccountOffer';
import { Aside, Bar, Note } from '../frame/parts';
import { WizardFoot } from '../frame/WizardFoot';
import { FileTable } from './FileTable';
import { ReadingChoices } from './ReadingChoices';
import { useMapping } from './useMapping';

type Props = {
  preview: StatementPreview;
  mapping: StatementMapping;
  onBack: () => void;
  onNext: () => void;
};

const questions: Record<StatementPreview['ask'][number], string> = {
  dateFormat: 'Gün ile ayın sırası dosyadan anlaşılamadı; tarih biçimine bakın.',
  decimal: 'Kuruşun nasıl yazıldığı dosyadan anlaşılamadı; ondalık biçimine bakın.',
  columns: 'Sütunlar tanınmadı; her sütunun üstünden ne olduğunu seçin.',
};
const signsQuestion =
  'Tutarların giriş mi çıkış mı olduğu anlaşılamadı; sütunlara ve “İşareti ters çevir” seçimine bakın.';
const daysQuestion =
  'Bazı satırların tarihi boş. Tarih bir grubun ilk satırında yazıyorsa “Boş tarihleri üstteki satırdan al” seçimini açın.';
const monthQuestion = 'Tarih sütununda yalnız gün yazıyor; hangi ayın ve yılın günleri olduğunu seçin.';
const yearQuestion = 'Tarihlerin yılı yazmıyor; yılı seçin.';
const sidesQuestion = 'Hangi sütunun giriş, hangisinin çıkış olduğu anlaşılamadı; kontrol edin.';

/** A day and both sides were found: only which side is which can still be open. */
const areSidesOpen = ({ mapping }: StatementPreview) =>
  (['TARIH', 'BORC', 'ALACAK'] as const).every((column) => mapping?.columns.includes(column));

const saysMinus = (cell: string) => /[-−–(]/.test(cell);

/** Amounts of one column that all have a minus, or all lack one, or that the server has turned round. */
function areSignsOpen({ mapping, sample }: StatementPreview): boolean {
  if (!mapping?.columns.includes('TARIH') || mapping.columns.includes('TIP')) return false;
  const at = mapping.columns.indexOf('TUTAR');
  const amounts = sample.flatMap(({ line, cells }) => (line > mapping.skip && cells[at]) || []);
  return at >= 0 && (mapping.flip || (amounts.length > 1 && new Set(amounts.map(saysMinus)).size < 2));
}

function questionOf(each: StatementPreview['ask'][number], preview: StatementPreview): string {
  if (each !== 'columns') return questions[each];
  if (areSidesOpen(preview)) return sidesQuestion;
  return areSignsOpen(preview) ? signsQuestion : questions.columns;
}

/** The second step: what the columns of the file hold. */
export function ColumnsStep({ preview, mapping: first, onBack, onNext }: Props) {
  const { mapping, problem, change, isWorking, settle } = useMapping({
    batchId: preview.batch.id,
    mapping: first,
    isAsked: preview.ask.length > 0,
  });
  const [isLeaving, setLeaving] = useState(false);
  const asked = [
    ...preview.ask.map((each) => questionOf(each, preview)),
    ...(mapping.month === null ? [monthQuestion] : mapping.year === null ? [yearQuestion] : []),
    ...(mapping.fillDays === false ? [daysQuestion] : []),
  ];
  const isEmpty = !problem && !isWorking && preview.counts.all === 0;
  const next = async () => {
    setLeaving(true);
    if (await settle()) onNext();
    else setLeaving(false);
  };
  return (
    <Card as="section" aria-label="Sütun seçimi">
      <Bar>
        <Recognised preview={preview} />
        <Aside>{sideBySide([preview.batch.fileName, preview.batch.accountName, preview.encoding])}</Aside>
      </Bar>
      <AccountOffer preview={preview} />
      {asked.length > 0 && (
        <Bar>
          <Questions>
            {asked.map((each) => (
              <Note as="li" key={each} $tone="wait">
                <CircleAlert aria-hidden />
                {each}
              </Note>
            ))}
          </Questions>
        </Bar>
      )}
      <ReadingChoices mapping={mapping} onChange={change} />
      <FileTable preview={preview} mapping={mapping} onChange={(columns) => change({ columns })} />
      <WizardFoot
        state={preview}
        isWorking={isWorking}
        hint={
          (problem || isEmpty) && (
            <Note $tone="bad">
              <CircleAlert aria-hidden />
              {problem ?? 'Bu ayarlarla okunacak satır yok.'}
            </Note>
          )
        }
      >
        <Button onClick={onBack}>Geri</Button>
        <Button
          variant="primary"
          loading={isLeaving}
          disabled={problem !== null || isEmpty}
          onClick={() => void next()}
        >
          Devam Et
        </Button>
      </WizardFoot>
    </Card>
  );
}

function Recognised({ preview: { batch, remembered, ask } }: { preview: StatementPreview }) {
  if (remembered)
    return (
      <Note>
        <CircleCheck aria-hidden />
        Bu sütunlar geçen seferki seçimlerinizle okundu
      </Note>
    );
  if (batch.layoutName)
    return (
      <Note>
        <CircleCheck aria-hidden />
        <span>
          <Name>{batch.layoutName}</Name> olarak tanındı
        </span>
      </Note>
    );
  return ask.includes('columns') ? (
    <span>Sütunları seçin; seçimleriniz bir sonraki dosya için hatırlanır.</span>
  ) : (
    <Note>
      <CircleCheck aria-hidden />
      Sütunlar başlıklarından tanındı
    </Note>
  );
}

const Questions = styled.ul`
  display: grid;
  gap: 4px;
`;
const Name = styled.strong`
  color: var(--vz-text-1);
  font-weight: var(--vz-weight-semibold);
`;
