import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { DateInput } from './DateInput';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';
import { type EntryType, TypeSwitch } from './TypeSwitch';

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

function TypeField({ lockedBecause }: { lockedBecause?: string }) {
  const [type, setType] = useState<EntryType>('GIRIS');
  return (
    <Field label="Tip" group>
      <TypeSwitch value={type} onChange={setType} lockedBecause={lockedBecause} />
    </Field>
  );
}

test('the type is chosen with two buttons of which one is pressed', async () => {
  render(<TypeField />);
  expect(screen.getByRole('group', { name: 'Tip' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Çıkış' }));
  expect(screen.getByRole('button', { name: 'Çıkış', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Giriş', pressed: false })).toBeInTheDocument();
});

test('a locked type says why it cannot be changed', () => {
  render(<TypeField lockedBecause="Tip, kayıt oluşturulduktan sonra değiştirilemez." />);
  expect(screen.getByRole('button', { name: 'Giriş' })).toBeDisabled();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(
    'Tip, kayıt oluşturulduktan sonra değiştirilemez.',
  );
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
        <TypeField lockedBecause="Kilitli." />
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
