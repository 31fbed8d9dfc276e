import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../base/Button';
import { applyServerErrors } from './apply-server-errors';
import { Field } from './Field';
import { Select } from './Select';
import { TextInput } from './TextInput';
import { useZodForm } from './useZodForm';

const schema = z.object({
  amount: z.number({ error: "Tutar 0'dan büyük olmalıdır" }).positive("Tutar 0'dan büyük olmalıdır"),
  categoryId: z.string().min(1, 'Kategori gerekli'),
  description: z.string().trim().min(1, 'Açıklama gerekli'),
});

type Values = z.input<typeof schema>;

/** A control that holds a number, as a form of the product has them. */
function NumberInput({ value, onChange, ...field }: ControllerRenderProps<Values, 'amount'>) {
  return (
    <TextInput {...field} value={value ?? ''} onChange={({ target }) => onChange(Number(target.value))} />
  );
}

function EntryForm({ save }: { save: (values: z.output<typeof schema>) => Promise<void> | void }) {
  const form = useZodForm(schema, { defaultValues: { categoryId: '', description: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      if (!applyServerErrors(form, error)) form.setError('root', { message: 'Başka bir yerde söylenir' });
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Tutar" error={errors.amount?.message}>
        <Controller control={form.control} name="amount" render={({ field }) => <NumberInput {...field} />} />
      </Field>
      <Field label="Kategori" error={errors.categoryId?.message}>
        <Select {...form.register('categoryId')} options={[{ value: '1', label: 'Kira' }]} />
      </Field>
      <Field label="Açıklama" error={errors.description?.message}>
        <TextInput {...form.register('description')} />
      </Field>
      {errors.root && <p>{errors.root.message}</p>}
      <Button type="submit">Kaydet</Button>
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Tutar'), '1250');
  await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'Kira');
  await userEvent.type(screen.getByLabelText('Açıklama'), ' Ekim kirası ');
};

test('nothing is said before the form is submitted', async () => {
  render(<EntryForm save={jest.fn()} />);
  await userEvent.type(screen.getByLabelText('Açıklama'), 'a{Backspace}');
  await userEvent.tab();
  expect(screen.queryByText('Açıklama gerekli')).not.toBeInTheDocument();
});

test('all sentences stand under their fields and the first field on the page takes the focus', async () => {
  const save = jest.fn();
  render(<EntryForm save={save} />);
  await press();
  expect(await screen.findByText("Tutar 0'dan büyük olmalıdır")).toBeInTheDocument();
  expect(screen.getByText('Kategori gerekli')).toBeInTheDocument();
  expect(screen.getByText('Açıklama gerekli')).toBeInTheDocument();
  expect(screen.getByLabelText('Tutar')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('editing a field clears its own error and no other', async () => {
  render(<EntryForm save={jest.fn()} />);
  await press();
  await userEvent.type(screen.getByLabelText('Tutar'), '5');
  expect(screen.queryByText("Tutar 0'dan büyük olmalıdır")).not.toBeInTheDocument();
  expect(screen.getByText('Kategori gerekli')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'Kira');
  expect(screen.queryByText('Kategori gerekli')).not.toBeInTheDocument();
});

test('leaving the bad field without editing it keeps its error', async () => {
  render(<EntryForm save={jest.fn()} />);
  await userEvent.type(screen.getByLabelText('Tutar'), '0');
  await press();
  expect(await screen.findByText("Tutar 0'dan büyük olmalıdır")).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText("Tutar 0'dan büyük olmalıdır")).toBeInTheDocument();
});

test('what is saved is what the schema made of the input', async () => {
  const save = jest.fn();
  render(<EntryForm save={save} />);
  await fill();
  await press();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0][0]).toEqual({ amount: 1250, categoryId: '1', description: 'Ekim kirası' });
});

test("the server's sentences land under their fields and nothing typed is lost", async () => {
  const refusal = Object.assign(new Error('Lütfen işaretli alanları düzeltin.'), {
    fields: { description: 'Açıklama en fazla 5 karakter olabilir', categoryId: 'Kategori bulunamadı' },
  });
  render(<EntryForm save={() => Promise.reject(refusal)} />);
  await fill();
  await press();
  expect(await screen.findByText('Açıklama en fazla 5 karakter olabilir')).toBeInTheDocument();
  expect(screen.getByText('Kategori bulunamadı')).toBeInTheDocument();
  expect(screen.getByLabelText('Kategori')).toHaveFocus();
  expect(screen.getByLabelText('Tutar')).toHaveValue('1250');
  await userEvent.type(screen.getByLabelText('Açıklama'), 'x');
  expect(screen.queryByText('Açıklama en fazla 5 karakter olabilir')).not.toBeInTheDocument();
});

test('a refusal that names no field of the form is left to others', async () => {
  render(<EntryForm save={() => Promise.reject(new Error('Abonelik süreniz doldu.'))} />);
  await fill();
  await press();
  expect(await screen.findByText('Başka bir yerde söylenir')).toBeInTheDocument();
});
