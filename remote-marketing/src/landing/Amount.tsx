import styled from 'styled-components';

type Props = { value: number; signed?: boolean };

/** An example amount in lira: sign, Turkish format, the no-break space before ₺. */
export function Amount({ value, signed = true }: Props) {
  const sign = value < 0 ? '−' : '+';
  return (
    <Text $tone={signed ? (value < 0 ? 'expense' : 'income') : undefined}>
      {signed && sign}
      {written(Math.abs(value))}&nbsp;₺
    </Text>
  );
}

/** By hand: the first use of Intl would hold a slow phone up for a tenth of a second. */
const written = (value: number) =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');

const Text = styled.span<{ $tone: 'income' | 'expense' | undefined }>`
  color: ${({ $tone }) => ($tone ? `var(--vz-${$tone}-text)` : 'inherit')};
  font-weight: var(--vz-weight-medium);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
