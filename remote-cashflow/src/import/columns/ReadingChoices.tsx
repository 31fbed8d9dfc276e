import {
  limits,
  StatementDateFormat,
  StatementDecimal,
  type StatementMapping,
  statementDateFormatNames,
  statementDecimalNames,
} from '@vezne/contract';
import { Control, optionsOf, Select } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Bar } from '../frame/parts';
import { Choice } from './Choice';
import { MonthChoice } from './MonthChoice';

type Props = { mapping: StatementMapping; onChange: (change: Partial<StatementMapping>) => void };

/** What holds for the whole table: where it begins, how days and amounts are written. */
export function ReadingChoices({ mapping, onChange }: Props) {
  const { skip, dateFormat, decimal, flip, fillDays } = mapping;
  return (
    <Bar>
      <Choice data-words>
        İlk <SkipInput skip={skip} onChange={(next) => onChange({ skip: next })} /> satırı atla
      </Choice>
      <Choice>
        Tarih
        <Select
          aria-label="Tarih biçimi"
          placeholder={null}
          value={dateFormat}
          options={optionsOf(statementDateFormatNames)}
          onChange={({ target }) => {
            const next = StatementDateFormat.safeParse(target.value).data;
            if (next) onChange({ dateFormat: next });
          }}
        />
      </Choice>
      <MonthChoice chosen={mapping} onChange={onChange} />
      <Choice>
        Ondalık
        <Select
          aria-label="Ondalık biçimi"
          placeholder={null}
          value={decimal}
          options={optionsOf(statementDecimalNames)}
          onChange={({ target }) => {
            const next = StatementDecimal.safeParse(target.value).data;
            if (next) onChange({ decimal: next });
          }}
        />
      </Choice>
      <Choice>
        İşareti ters çevir
        <Switch type="button" role="switch" aria-checked={flip} onClick={() => onChange({ flip: !flip })} />
      </Choice>
      {fillDays !== undefined && (
        <Choice>
          Boş tarihleri üstteki satırdan al
          <Switch
            type="button"
            role="switch"
            aria-checked={fillDays}
            onClick={() => onChange({ fillDays: !fillDays })}
          />
        </Choice>
      )}
    </Bar>
  );
}

/** Keeps what is typed, so that it may be empty on the way to another number. */
function SkipInput({ skip, onChange }: { skip: number; onChange: (skip: number) => void }) {
  const [text, setText] = useState(String(skip));
  const most = limits.statement.rows + limits.statement.head;
  return (
    <Control>
      <input
        aria-label="Atlanan satır sayısı"
        inputMode="numeric"
        value={text}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 5);
          setText(digits);
          if (digits) onChange(Math.min(Number(digits), most));
        }}
        onBlur={() => setText(String(skip))}
      />
    </Control>
  );
}

const Switch = styled.button`
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  border: 1.5px solid var(--vz-border-control);
  border-radius: 10px;
  background: var(--vz-surface-4);
  transition: background var(--vz-dur-instant);
  &::after {
    content: '';
    position: absolute;
    inset: 2.5px auto auto 2.5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--vz-text-3);
    transition: translate var(--vz-dur-fast) var(--vz-ease-out);
  }
  &[aria-checked='true'] {
    border-color: var(--vz-primary-text);
    background: var(--vz-primary);
    &::after { translate: 16px 0; background: var(--vz-on-solid); }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &::after { background: ButtonText; }
    &[aria-checked='true'] { border-color: Highlight; background: Highlight; &::after { background: HighlightText; } }
  }
`;
