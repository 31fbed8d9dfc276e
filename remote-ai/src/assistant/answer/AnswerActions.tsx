import { useNoteExport } from '@vezne/api';
import { type AssistantAnswer, dayInTurkey } from '@vezne/contract';
import { Button, ExportMenu, type Sheet, sheetOf, toast } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styled from 'styled-components';

type Props = { answer: AssistantAnswer };

/** Takes the answer out: as text, or its rows as a file. */
export function AnswerActions({ answer }: Props) {
  const { run } = useNoteExport();
  const [sheet] = sheetsOf(answer);
  const noted = (format: 'xlsx' | 'csv', rows: number) => {
    // The file is there; that it could not be told must not look like a failure.
    run({ list: 'Vezne AI cevabı', format, rows }).catch(() => undefined);
  };
  return (
    <Row>
      <CopyButton text={textOf(answer)} />
      {sheet && (
        <ExportMenu
          size="sm"
          fileName={`vezne-ai-${dayInTurkey(new Date(answer.createdAt))}`}
          load={() => sheetsOf(answer)}
          onSaved={noted}
        />
      )}
    </Row>
  );
}

/** Question, answer and reading: what is pasted elsewhere is understood there. */
const textOf = ({ input, report, reading }: AssistantAnswer) =>
  [input, report, reading && `Şöyle anladım: ${reading}`].filter(Boolean).join('\n');

function sheetsOf({ rows, sources, figures }: AssistantAnswer): Sheet[] {
  if (rows.length > 0)
    return [
      sheetOf('Cevap', rows, [
        { title: 'Tarih', kind: 'date', value: ({ date }) => date ?? null },
        { title: 'Satır', value: ({ label }) => label },
        { title: 'Değer', kind: 'number', value: ({ value }) => value },
        { title: 'Kayıt sayısı', kind: 'number', value: ({ count }) => count ?? null },
      ]),
    ];
  if (sources.length > 0)
    return [
      sheetOf('Dayanak kayıtlar', sources, [
        { title: 'Tarih', kind: 'date', value: ({ date }) => date },
        { title: 'Kayıt', value: ({ label }) => label },
        { title: 'Tutar', kind: 'money', value: ({ amount }) => amount },
      ]),
    ];
  if (figures.length === 0) return [];
  return [
    sheetOf('Cevap', figures, [
      { title: 'Rakam', value: ({ label }) => label },
      { title: 'Değer', kind: 'number', value: ({ value }) => value },
    ]),
  ];
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
      toast.error('Kopyalanamadı. Cevabı seçip elle kopyalayın.');
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Kopyalandı' : 'Kopyala'}
    </Button>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-left: -8px;
`;
