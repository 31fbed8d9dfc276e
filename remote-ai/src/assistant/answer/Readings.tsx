import type { AssistantAnswer, AssistantGlimpse, Currency } from '@vezne/contract';
import { formatDateLong, onMobile } from '@vezne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Asked, Before } from './asked';
import { Chip } from './Chips';
import { written } from './written';

type Props = {
  answer: Pick<AssistantAnswer, 'options' | 'glimpses' | keyof Before>;
  currency: Currency;
  onAsk: (asked: Asked) => void;
};

/** What may have been meant, each with what it would be answered with. */
export function Readings({ answer, currency, onAsk }: Props) {
  const { options, glimpses = [] } = answer;
  const id = useId();
  return (
    <List aria-label="Ne demek istediniz?">
      {options.map((option, at) => {
        const glimpse = glimpses[at] ?? [];
        const told = glimpse.length > 0 ? `${id}-${at}` : undefined;
        return (
          <li key={option}>
            <Chip
              type="button"
              aria-describedby={told}
              onClick={() => onAsk({ input: option, before: answer })}
            >
              {option}
            </Chip>
            {told && (
              <Glimpse id={told}>
                {glimpse.map((each) => (
                  <span key={each.label}>
                    {nameOf(each)} <strong>{written(each, currency)}</strong>
                  </span>
                ))}
              </Glimpse>
            )}
          </li>
        );
      })}
    </List>
  );
}

const nameOf = ({ label, date }: AssistantGlimpse) => (date ? `${formatDateLong(date)} ${label}` : label);

const List = styled.ul`
  display: grid;
  gap: var(--vz-space-3);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
  }
  ${onMobile} { & > li { padding-bottom: var(--vz-space-1); } }
`;
const Glimpse = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  min-width: 0;
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  overflow-wrap: anywhere;
  & strong {
    color: var(--vz-text-1);
    font-weight: var(--vz-weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
