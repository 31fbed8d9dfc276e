import { toast } from '@vezne/ui';
import { highlightAtom, useHighlightTarget } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * Changing, deleting and the rows of a project start at a project: on the list, the first one's menu stands for
 * all four search results.
 */
export function useProjectTarget() {
  const targets = [
    useHighlightTarget('edit-project'),
    useHighlightTarget('delete-project'),
    useHighlightTarget('income-modal'),
    useHighlightTarget('expense-modal'),
  ];
  return targets.find((target) => target['data-highlight'] !== undefined);
}

export type ProjectTarget = ReturnType<typeof useProjectTarget>;

/** A company without projects has none to point at: that is said, and the first step pointed at instead. */
export function useFirstProject(isEmpty: boolean, target: ProjectTarget) {
  const setHighlight = useSetAtom(highlightAtom);
  const isAsked = isEmpty && target !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    toast.info('Henüz projeniz yok. Önce bir proje ekleyin.');
    setHighlight('add-project');
  }, [isAsked, setHighlight]);
}
