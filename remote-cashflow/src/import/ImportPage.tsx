import type { StatementPreview } from '@vezne/contract';
import { Button, Card, Crumbs, Empty, LoadError, onMobile, PageHeader, SkeletonCard } from '@vezne/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CheckStep } from './check/CheckStep';
import { ColumnsStep } from './columns/ColumnsStep';
import { DoneStep } from './done/DoneStep';
import { FileStep } from './file/FileStep';
import { StepHeader } from './frame/StepHeader';
import { steps, useWizard, type Wizard } from './useWizard';

/** Ekstre ve Excel içe aktarma: a company's own file becomes entries of the ledger in four steps. */
export default function ImportPage() {
  const wizard = useWizard();
  const { id, query, step, isMissing, restart } = wizard;
  const stage = useStage(step);
  return (
    <>
      <PageHeader
        title="Ekstre ve Excel içe aktarma"
        crumbs={
          <Crumbs current="İçe Aktar">
            <Link to="/cash-flow">Kasa Defteri</Link>
          </Crumbs>
        }
      />
      <StepHeader label="Aktarım adımları" steps={steps} current={step ?? 0} />
      <Stage ref={stage} tabIndex={-1} role="group" aria-label={step === undefined ? undefined : steps[step]}>
        {step === 0 && <FileStep onRead={wizard.open} />}
        {isMissing && <NoBatch onRestart={restart} />}
        {step === undefined &&
          !isMissing &&
          (query.error ? (
            <LoadError message={query.error.message} onRetry={query.reload} />
          ) : (
            <SkeletonCard lines={6} />
          ))}
        {wizard.preview && <Batch key={id} wizard={wizard} preview={wizard.preview} />}
      </Stage>
    </>
  );
}

function NoBatch({ onRestart }: { onRestart: () => void }) {
  return (
    <Card>
      <Empty title="Aktarım bulunamadı" action={<Button onClick={onRestart}>Yeni Dosya</Button>}>
        Silinmiş veya adresi yanlış yazılmış olabilir.
      </Empty>
    </Card>
  );
}

function Batch({ wizard, preview }: { wizard: Wizard; preview: StatementPreview }) {
  const { id, step, added, setAdded, restart, open, toCheck } = wizard;
  const { batch, balanceCheck, shares, accountNumber } = preview;
  if (step === 3)
    return <DoneStep {...{ batch, added, balanceCheck, shares, accountNumber }} onRestart={restart} />;
  if (step === 2)
    return (
      <CheckStep
        preview={preview}
        onBack={() => (preview.mapping && id ? open(id) : restart())}
        onAdded={setAdded}
      />
    );
  // A format that knows its columns goes on to the rows at once.
  if (!preview.mapping) return null;
  return <ColumnsStep preview={preview} mapping={preview.mapping} onBack={restart} onNext={toCheck} />;
}

/** Each new step takes the focus, so that it is read out and the keys go on from its beginning. */
function useStage(step: number | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === undefined || step === before.current) return;
    const isFirst = before.current === undefined;
    before.current = step;
    if (!isFirst) stage.current?.focus();
  }, [step]);
  return stage;
}

const Stage = styled.div`
  outline: 0;
  /* Which step it is stands above it. */
  scroll-margin-top: var(--vz-space-16);
  /* What the keyboard leads to in the rows stops above the foot that stays. */
  & :is([data-line], [data-stored]) :is(a, button, select) {
    scroll-margin-bottom: 96px;
    ${onMobile} { scroll-margin-bottom: 232px; }
  }
`;
