import { render, screen } from '@testing-library/react';
import { DeleteButton, EditButton } from './RowButtons';

test('row buttons name their record', () => {
  render(
    <>
      <EditButton name="Kira" />
      <DeleteButton name="Kira" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Düzenle: Kira' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sil: Kira' })).toBeInTheDocument();
});
