import type { SavedView, SavedViewUpdate } from '@vezne/contract';

/** A view as an update is given it: without what the server alone writes. */
export const changeOf = ({ createdAt, updatedAt, ...view }: SavedView): SavedViewUpdate => view;
