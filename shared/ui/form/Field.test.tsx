import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createRef } from 'react';
import { Checkbox } from './Checkbox';
import { DateInput } from './DateInput';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';
import { RadioGroup } from './RadioGroup';
import { Segmented } from './Segmented';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

test('label, control and help belong together', () => {
  render(
    <Field label="Şirket adı" help="Faturada görünür.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Şirket adı' });
  expect(input).toHaveAccessibleDescription('Faturada görünür.');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('an error stands in the place of the help and marks the control', () => {
  render(
    <Field label="Açıklama" help="Ne için?" error="Açıklama gerekli">
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Açıklama gerekli');
  expect(screen.queryByText('Ne için?')).not.toBeInTheDocument();
});

test('a select starts with Seçiniz, which stands for no choice', () => {
  render(
    <Field label="Kategori">
      <Select options={[{ value: '1', label: 'Kira' }]} />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveValue('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Seçiniz', 'Kira']);
});

test('a password can be shown and hidden again', async () => {
  render(
    <Field label="Şifre">
      <PasswordInput defaultValue="gizli" />
    </Field>,
  );
  const input = screen.getByLabelText('Şifre');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Göster' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Gizle' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a form of all controls has no accessibility fault', async () => {
  const { container } = render(
    <main>
      <form aria-label="Örnek">
        <Field label="Ad" optional>
          <TextInput />
        </Field>
        <Field label="Tarih" error="Tarih gerekli">
          <DateInput />
        </Field>
        <Field label="Tür">
          <Select options={[{ value: 'a', label: 'A' }]} />
        </Field>
        <Field label="Şifre">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label="Tip" group>
          <Segmented options={[{ value: 'a', label: 'A' }]} value="a" onChange={() => {}} disabled />
        </Field>
        <Field label="Para birimi" group>
          <RadioGroup name="c" options={[{ value: 'TRY', label: 'Türk Lirası', hint: '1,00 ₺' }]} />
        </Field>
        <Checkbox error="Devam etmek için bu kutuyu işaretleyin">Okudum</Checkbox>
      </form>
    </main>,
  );
  // jsdom has no layout, so colours are measured elsewhere.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

test('a box that stands for several is half ticked, also where its caller holds it', () => {
  const held = createRef<HTMLInputElement>();
  render(
    <Checkbox mixed ref={held}>
      Hepsi
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'Hepsi' })).toBePartiallyChecked();
  expect(held.current).toBe(screen.getByRole('checkbox', { name: 'Hepsi' }));
});
