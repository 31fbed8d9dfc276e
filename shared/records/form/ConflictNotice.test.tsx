import { render, screen } from '@testing-library/react';
import { ConflictNotice } from './ConflictNotice';

test('says what the record is now, and so too when nothing that the form shows was changed', () => {
  const { rerender } = render(<ConflictNotice rows={[['Müşteri', 'Lara A.Ş.']]} onTake={jest.fn()} />);
  expect(screen.getByRole('group')).toHaveTextContent('MüşteriLara A.Ş.');
  expect(screen.queryByText('Bu formdaki bilgiler aynı kalmış.')).not.toBeInTheDocument();
  rerender(<ConflictNotice rows={[]} onTake={jest.fn()} />);
  expect(screen.getByText('Bu formdaki bilgiler aynı kalmış.')).toBeVisible();
});
