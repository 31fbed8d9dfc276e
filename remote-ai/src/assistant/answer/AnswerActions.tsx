import { useNoteExport } from '@vezne/api';
import { type AssistantAnswer, dayInTurkey } from '@vezne/contract';
import { Button, ExportMenu, toast } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styled from 'styled-components';
import { sheetsOf } from './export/sheets';

type Props = { answer: AssistantAnswer };

/** Takes the answer out: as text, or its rows as a file. */
export function AnswerActions({ answer }: Props) {
  const { run } = useNoteExport();
  const [sheet] = sheetsOf(answer);
  const noted = (format: 'xlsx' | 'csv') => {
    const { rows, sources, figures } = answer;
    const told = [rows, sources, figures].find(({ length }) => length > 0) ?? [];
    // The file is there; that it could not be told must not look like a failure.
    run({ list: 'Vezne AI cevabı', format, rows: told.length }).catch(() => undefined);
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
