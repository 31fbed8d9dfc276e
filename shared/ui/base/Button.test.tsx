import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('is no submit button unless told', () => {
  render(<Button>Kaydet</Button>);
  expect(screen.getByRole('button', { name: 'Kaydet' })).toHaveAttribute('type', 'button');
});

test('while loading it is busy, keeps the focus and ignores presses', async () => {
  const save = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={save}>
        Kaydet
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Kaydet' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('can be drawn as a link', () => {
  render(
    <Button as="a" href="/signup">
      Kayıt Ol
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/signup');
});
