import Eraser from 'lucide-react/icons/eraser';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import {
  Checkbox,
  Control,
  ControlButton,
  DateInput,
  ErrorText,
  Field,
  FormGrid,
  PasswordInput,
  RadioGroup,
  SearchBox,
  Segmented,
  Select,
  TextArea,
  TextInput,
} from '../../index';
import type { Room } from './example';
import { Column, Row } from './Row';

const methods = [
  { value: 'CASH', label: 'Nakit' },
  { value: 'CARD', label: 'Kart' },
  { value: 'CHECK', label: 'Çek', disabled: true },
];
const plans = [
  { value: 'monthly', label: 'Aylık', hint: 'Her ay ödenir' },
  { value: 'yearly', label: 'Yıllık', symbol: '★' },
];
const directions = [
  { value: 'in', label: 'Giriş', tone: 'income' },
  { value: 'out', label: 'Çıkış', tone: 'expense' },
] as const;
type Direction = (typeof directions)[number]['value'];

const Fields = () => (
  <FormGrid>
    <Field label="Ad" help="Belgelerde görünür">
      <TextInput defaultValue="Moda Konakları" />
    </Field>
    <Field label="Tutar" error="Tutar gerekli">
      <TextInput icon={<Search aria-hidden />} />
    </Field>
    <Field label="Kapalı" optional>
      <TextInput disabled defaultValue="Değiştirilemez" />
    </Field>
    <Field label="Ödeme yöntemi">
      <Select options={methods} />
    </Field>
    <Field label="Tarih">
      <DateInput defaultValue="2026-11-23" />
    </Field>
    <Field label="Şifre" aside={<a href="#Form">Şifremi unuttum</a>}>
      <PasswordInput />
    </Field>
    <Field label="Açıklama" full>
      <TextArea defaultValue="Nakliye dâhil" />
    </Field>
    <Field label="Abonelik" group full>
      <RadioGroup name="plan" options={plans} defaultValue="monthly" />
    </Field>
  </FormGrid>
);

function Choices() {
  const [direction, setDirection] = useState<Direction>('in');
  return (
    <Row>
      <Segmented aria-label="Yön" options={directions} value={direction} onChange={setDirection} />
      <Segmented aria-label="Kapalı yön" options={directions} value="out" onChange={setDirection} disabled />
    </Row>
  );
}

function Searches() {
  const [text, setText] = useState('Demir');
  return <SearchBox value={text} onSearch={setText} placeholder="Kayıt ara..." />;
}

export const forms: Room = {
  title: 'Form',
  examples: [
    {
      shows: [
        'Field',
        'FormGrid',
        'TextInput',
        'Select',
        'DateInput',
        'PasswordInput',
        'TextArea',
        'RadioGroup',
      ],
      Draw: Fields,
    },
    {
      shows: ['Checkbox'],
      Draw: () => (
        <Column>
          <Checkbox>Beni hatırla</Checkbox>
          <Checkbox defaultChecked>Seçili</Checkbox>
          <Checkbox mixed>Bir kısmı seçili</Checkbox>
          <Checkbox disabled>Kapalı</Checkbox>
          <Checkbox error="Onay gerekli">Koşulları kabul ediyorum</Checkbox>
        </Column>
      ),
    },
    { shows: ['Segmented'], Draw: Choices },
    { shows: ['SearchBox'], Draw: Searches },
    {
      shows: ['Control', 'ControlButton', 'ErrorText'],
      Draw: () => (
        <>
          <Control>
            <input aria-label="Kendi alanı" defaultValue="Kabuk" />
            <ControlButton label="Temizle">
              <Eraser aria-hidden />
            </ControlButton>
          </Control>
          <ErrorText>Tutar sıfırdan büyük olmalı</ErrorText>
        </>
      ),
    },
  ],
};
