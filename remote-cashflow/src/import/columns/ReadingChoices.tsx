import {
  limits,
  StatementDateFormat,
  StatementDecimal,
  type StatementMapping,
  statementDateFormatNames,
  statementDecimalNames,
} from '@vezne/contract';
import { Control, onMobile, optionsOf, Select } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Bar } from '../frame/parts';

type Props = { mapping: StatementMapping; onChange: (change: Partial<StatementMapping>) => void };

/** What holds for the whole table: where it begins, how days and amounts are written. */
export function ReadingChoices({ mapping: { skip, dateFormat, decimal, flip, fillDays }, onChange }: Props) {
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

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  & > div { width: auto; min-height: 32px; }
  & > div > input { width: 44px; height: 30px; text-align: center; }
  & > div > select { height: 30px; }
  ${onMobile} {
    width: 100%;
    justify-content: space-between;
    min-height: 44px;
    &[data-words] { justify-content: flex-start; }
    & > div { min-height: 44px; }
    & > div:has(> select) { flex: 0 0 9rem; }
  }
`;
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
