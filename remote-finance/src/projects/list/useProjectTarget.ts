import { useHighlightTarget } from '@vezne/ui/state';

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
