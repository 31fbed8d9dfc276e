import type { AssistantChip } from '@vezne/contract';
import { Menu, MenuChoices, onMobile } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import type { Asked } from './asked';

type Props = {
  chips: readonly AssistantChip[];
  /** Read as somebody in the company chose earlier. */
  isChosenBefore?: boolean | undefined;
  onAsk: (asked: Asked) => void;
};

const names = { PERIOD: 'Dönem', CATEGORY: 'Kategori', DIRECTION: 'Yön', CONDITION: 'Koşul' };

/** How the question was read; what can be read otherwise is changed with a press, and the question asked anew. */
export function ReadingChips({ chips, isChosenBefore, onAsk }: Props) {
  return (
    <Row role="group" aria-label="Şöyle anladım">
      <small aria-hidden>Şöyle anladım</small>
      {chips.map((chip) => (
        <ReadingChip key={`${chip.slot} ${chip.label}`} chip={chip} onAsk={onAsk} />
      ))}
      {isChosenBefore && <Fixed>Önceki seçiminize göre</Fixed>}
    </Row>
  );
}

function ReadingChip({
  chip: { slot, label, choices },
  onAsk,
}: { chip: AssistantChip } & Pick<Props, 'onAsk'>) {
  const what = (
    <>
      <small>{names[slot]}</small> {label}
    </>
  );
  if (choices.length === 0) return <Fixed>{what}</Fixed>;
  const choose = (plan: string) => {
    const choice = choices.find((each) => each.plan === plan);
    if (choice && !choice.isCurrent) onAsk({ input: choice.question, plan });
  };
  return (
    <Menu
      align="start"
      trigger={
        <Changed type="button">
          {what}
          <ChevronDown aria-hidden />
        </Changed>
      }
    >
      <MenuChoices
        label={names[slot]}
        options={choices.map((each) => ({ value: each.plan, label: each.label }))}
        value={choices.find(({ isCurrent }) => isCurrent)?.plan ?? null}
        onChoose={choose}
      />
    </Menu>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  & small { color: var(--vz-text-3); font-size: var(--vz-text-xs); font-weight: var(--vz-weight-regular); }
  & > small { margin-right: 2px; }
`;
const Fixed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 10px;
  border: 1px dashed var(--vz-border-strong);
  border-radius: var(--vz-radius-full);
  font-size: var(--vz-text-sm);
  overflow-wrap: anywhere;
  ${onMobile} { min-height: 44px; }
`;
const Changed = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  max-width: 100%;
  padding: 4px 8px 4px 10px;
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-full);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  text-align: left;
  overflow-wrap: anywhere;
  & > svg { flex: none; width: 14px; height: 14px; color: var(--vz-text-3); }
  &:hover, &[data-popup-open] { border-color: var(--vz-ai-text); }
  ${onMobile} { min-height: 44px; padding-inline: 14px; }
`;
