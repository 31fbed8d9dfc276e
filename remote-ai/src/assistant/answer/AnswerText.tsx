import styled from 'styled-components';

// An amount, a percentage or a date as the assistant writes them.
const FIGURE =
  /([−+-]?[$€]\d[\d.]*(?:,\d+)?|[−+-]?\d[\d.]*(?:,\d+)?\u00a0₺|[−-]?%\d[\d.]*(?:,\d+)?|\d{2}\.\d{2}\.\d{4})/g;

/** The answer's sentences with their figures set off. Everything is text: nothing of it is ever markup. */
export function AnswerText({ text }: { text: string }) {
  return (
    <Text>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change places
        <p key={index}>
          {line
            .split(FIGURE)
            // biome-ignore lint/suspicious/noArrayIndexKey: neither do the figures of one line
            .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))}
        </p>
      ))}
    </Text>
  );
}

const Text = styled.div`
  max-width: 66ch;
  padding-top: 6px;
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  & p:empty { display: none; }
  & p + p { margin-top: 10px; }
  & strong { font-weight: var(--vz-weight-semibold); font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
