import { useProjectStatistics, useSetMonthlyProjectLimit } from '@vezne/api';
import { type Company, MonthlyProjectLimit } from '@vezne/contract';
import { focusWhenLost, useSaveForm } from '@vezne/records';
import { Button, Field, formatCount, onMobile, ProgressBar, TextInput, toast } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { Pane } from './pane/Pane';

/** How many projects may be created per calendar month; an empty field means any number. */
export function ProjectLimitForm({ company }: { company: Company }) {
  const setLimit = useSetMonthlyProjectLimit();
  const { data } = useProjectStatistics();
  const form = useSaveForm(MonthlyProjectLimit, {
    defaultValues: { companyId: company.id, monthlyProjectLimit: company.monthlyProjectLimit },
    save: async (values) => {
      await setLimit.run(values);
      toast.success('Şirket Başarıyla Güncellendi.');
      // The form begins anew with the limit.
      focusWhenLost(() => document.querySelector<HTMLElement>('[data-limit]'));
    },
  });
  const { errors, isSubmitting } = form.formState;

  const used = data?.projectLimit.used;
  const limit = company.monthlyProjectLimit;
  const usage =
    used !== undefined && limit !== null
      ? `${formatCount(used)} / ${formatCount(limit)} kullanıldı, ${formatCount(Math.max(0, limit - used))} hak kaldı`
      : undefined;
  return (
    <Pane
      title="Aylık proje limiti"
      note={`Bir ayda açılabilecek en fazla proje sayısı.${used === undefined ? '' : ` Bu ay ${formatCount(used)} proje açıldı.`}`}
      onSubmit={form.submit}
    >
      <Row>
        <Field
          label="Aylık limit"
          help="Boş bırakırsanız sınır uygulanmaz."
          error={errors.monthlyProjectLimit?.message}
        >
          <Controller
            control={form.control}
            name="monthlyProjectLimit"
            render={({ field }) => (
              <TextInput
                {...field}
                inputMode="numeric"
                value={field.value ?? ''}
                onChange={(event) => field.onChange(readLimit(event.target.value))}
              />
            )}
          />
        </Field>
        {usage && limit !== null && (
          <Usage>
            <ProgressBar
              value={limit === 0 ? 100 : (100 * (used ?? 0)) / limit}
              label={usage}
              thickness={10}
            />
            <span>{usage}</span>
          </Usage>
        )}
        <Button type="submit" data-limit loading={isSubmitting}>
          Limiti Güncelle
        </Button>
      </Row>
    </Pane>
  );
}

/** A number as far as the text is one; other text stays and is refused by the schema. */
const readLimit = (text: string) => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--vz-space-5);
  /* On the line of the input, below its label. */
  & > button { grid-column: 3; margin-top: 26px; }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); & > button { grid-column: 1; margin-top: 0; } }
`;
const Usage = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 36px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
