import type { ProjectRowValues, RowKind } from '@vezne/contract';
import type { ZodForm } from '@vezne/ui';

/** One row of the form of several. */
export type RowProps<Output> = { form: ZodForm<ProjectRowValues, Output>; index: number; kind: RowKind };
