import { ApiError, useSaveProjectRow, useUpdateProjectRow } from '@vezne/api';
import { dayInTurkey, type Project, type ProjectRow, projectRows, type RowKind } from '@vezne/contract';
import { draftOf, RecordForm, useEditedRecord, useSaveForm } from '@vezne/records';
import { Button, toast } from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { RowFields } from './RowFields';
import { words } from './row-words';

type Props<Kind extends RowKind> = {
  kind: Kind;
  project: Project;
  row: ProjectRow<Kind> | null;
  /** What a new row begins with. */
  like?: ProjectRow<Kind> | null;
  onClose: () => void;
};

/**
 * Rows are saved one after the other; a row that is stored keeps its id, so that a second try after a failure
 * does not add it again.
 */
export function RowsForm<Kind extends RowKind>({ kind, project, row, like = null, onClose }: Props<Kind>) {
  const text = words[kind];
  const save = useSaveProjectRow(kind);
  const update = useUpdateProjectRow(kind);
  const { readRefusal, noticeOf } = useEditedRecord(`project-${kind}`, projectRows[kind].Row, row);
  const form = useSaveForm(projectRows[kind].Form, {
    defaultValues: { rows: [row ? toValues(row) : like ? repeated(like) : newRow(kind, project)] },
    draft: like ? undefined : draftOf(`${kind} ${project.id}`, row),
    save: async (values, { setValue }) => {
      for (const [index, { id, version, ...fields }] of values.rows.entries()) {
        const stored = await (id ? update.run({ ...fields, id, version }) : save.run(fields)).catch(
          (error: unknown) => {
            throw refusalOf(index, error);
          },
        );
        setValue(`rows.${index}.id`, stored.id);
        setValue(`rows.${index}.version`, stored.version);
      }
      toast.success(row ? text.updated : text.saved);
      onClose();
    },
    onRefused: (error) => {
      const current = readRefusal(error);
      if (row && current) form.setValue('rows.0.version', current.version);
    },
  });
  const rows = useFieldArray({ control: form.control, name: 'rows', keyName: 'key' });

  return (
    <RecordForm
      form={form}
      isNew={!row}
      onCancel={onClose}
      isFree
      notice={noticeOf((current) => form.reset({ rows: [toValues(current)] }))}
    >
      <Rows>
        {rows.fields.map(({ key }, index) => (
          <RowFields
            key={key}
            form={form}
            index={index}
            kind={kind}
            onRemove={rows.fields.length > 1 ? () => rows.remove(index) : undefined}
          />
        ))}
      </Rows>
      {!row && (
        <AddRow
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => rows.append(newRow(kind, project))}
        >
          Satır Ekle
        </AddRow>
      )}
    </RecordForm>
  );
}

/** Why a row was refused, with its fields named as the form of several names them; the server knows one row. */
function refusalOf(index: number, error: unknown) {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const named = Object.entries(error.fields).map(([name, message]) => [`rows.${index}.${name}`, message]);
  return new ApiError({ ...error, message: error.message, fields: Object.fromEntries(named) });
}

const newRow = (kind: RowKind, project: Project) => ({
  id: '',
  projectId: project.id,
  description: '',
  categoryId: '',
  amount: undefined,
  date: dayInTurkey(new Date()),
  dueDate: '',
  status: 'BEKLIYOR' as const,
  vatRate: 20,
  paymentMethod: null,
  // The customer pays; whoever is paid is named by the manager.
  counterparty: kind === 'income' ? (project.customerName ?? '') : '',
  documentNo: '',
});

const toValues = (row: ProjectRow) => ({
  id: row.id,
  version: row.version,
  projectId: row.projectId,
  description: row.description,
  categoryId: row.categoryId,
  amount: row.amount,
  vatRate: row.vatRate,
  date: row.date,
  dueDate: row.dueDate ?? '',
  status: row.status,
  paymentMethod: row.paymentMethod,
  counterparty: row.counterparty ?? '',
  documentNo: row.documentNo ?? '',
  productId: row.productId,
});

/** The same once more, from today on: nothing is paid yet, and its document is another. */
const repeated = (row: ProjectRow) => ({
  ...toValues(row),
  id: '',
  version: undefined,
  date: dayInTurkey(new Date()),
  dueDate: '',
  status: 'BEKLIYOR' as const,
  documentNo: '',
});

const Rows = styled.div`
  display: grid;
  gap: var(--vz-space-6);
`;
const AddRow = styled(Button)`
  margin-top: var(--vz-space-4);
`;
