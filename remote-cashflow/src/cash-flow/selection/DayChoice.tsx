import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { ApplyForm, DayInput } from '@vezne/records';
import { Field } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** The day that all that is chosen is moved to. */
export function DayChoice({ onChoose }: { onChoose: (day: string) => void }) {
  const [day, setDay] = useState(() => dayInTurkey(new Date()));
  const [isTold, setTold] = useState(false);
  const mistake = day === '' ? 'Tarih gerekli' : !isCalendarDate(day) && 'Geçerli bir tarih girin';
  return (
    <ApplyForm
      onApply={() => {
        setTold(true);
        if (!mistake) onChoose(day);
      }}
    >
      <Body>
        <Field label="Yeni tarih" error={(isTold && mistake) || undefined}>
          <DayInput value={day} onChange={setDay} />
        </Field>
      </Body>
    </ApplyForm>
  );
}

const Body = styled.div`
  padding: 12px 16px 14px;
`;
