import { render, screen } from '@testing-library/react';
import { DaysBadge } from './DaysBadge';
import { Money } from './Money';
import { PaymentBadge } from './PaymentBadge';
import { StatusBadge } from './StatusBadge';

test.each([
  ['CASH', 'Nakit'],
  ['CHECK', 'Çek'],
  ['NOTE', 'Senet'],
  ['TRANSFER', 'Transfer'],
  ['CARD', 'Kart'],
  ['VIRMAN', 'Virman'],
  ['BITCOIN', 'BITCOIN'],
  ['toString', 'toString'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
])('the payment method %s reads %s', (method, text) => {
  render(<PaymentBadge method={method} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  [41, '41 gün kaldı'],
  [7, '7 gün kaldı'],
  [0, 'Bugün bitiyor'],
  [-3, '3 gün gecikti'],
])('%s days to the end reads %s', (days, text) => {
  render(<DaysBadge days={days} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a status reads as a word', () => {
  render(<StatusBadge status="DEVAM_EDIYOR" />);
  expect(screen.getByText('Devam ediyor')).toBeInTheDocument();
});

test('zero of one direction has no sign', () => {
  const { container } = render(
    <>
      <Money amount={0} type="CIKIS" />, <Money amount={0} type="GIRIS" />,{' '}
      <Money amount={0.05} type="GIRIS" />
    </>,
  );
  expect(container).toHaveTextContent('0,00 ₺, 0,00 ₺, +0,05 ₺');
});

test('a ledger amount has its sign whatever its colour', () => {
  render(
    <p>
      <Money amount={147840} type="CIKIS" /> <Money amount={485000} type="GIRIS" />
    </p>,
  );
  expect(screen.getByText(/147/)).toHaveTextContent('−147.840,00 ₺');
  expect(screen.getByText(/485/)).toHaveTextContent('+485.000,00 ₺');
});
