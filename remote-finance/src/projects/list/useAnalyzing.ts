import { useAnalyzeProject } from '@vezne/api';
import type { Project } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { useState } from 'react';

/** Analyzes projects of the list one at a time; `analyzing` is the id of the one under way. */
export function useAnalyzing() {
  const { run } = useAnalyzeProject();
  const [analyzing, setAnalyzing] = useState<string | null>(null);
  const analyze = async ({ id }: Project) => {
    setAnalyzing(id);
    try {
      await run({ projectId: id });
      toast.success('Proje analiz edildi.');
    } catch {
      // Told where all failures are told; the button stays for another try.
    } finally {
      setAnalyzing(null);
    }
  };
  return { analyzing, analyze };
}
