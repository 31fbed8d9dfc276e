import { Button, CintemaniIcon } from '@vezne/ui';

/** What starts an analysis, and whether one is under way. */
export type AnalyzeProps = { onAnalyze: () => void; isAnalyzing: boolean };

type Props = AnalyzeProps & { isAgain?: boolean; size?: 'sm'; block?: boolean };

/** Has a project analyzed. */
export function AnalyzeButton({ onAnalyze, isAnalyzing, isAgain = false, ...look }: Props) {
  return (
    <Button
      {...look}
      variant="ai"
      icon={<CintemaniIcon />}
      loading={isAnalyzing}
      onClick={onAnalyze}
      data-noprint
    >
      {isAgain ? 'Yeniden Analiz Et' : 'Analiz Et'}
    </Button>
  );
}
