import { act, screen } from '@testing-library/react';
import type { renderApp } from '@vezne/testing';
import { Link } from 'react-router-dom';

/** Goes to another page while an answer is on its way, lets it come, and waits until it has led wherever it leads. */
export async function answeredElsewhere(
  view: ReturnType<typeof renderApp>,
  release: () => void,
  told: string,
): Promise<void> {
  view.rerender(<Link to="/pricing">Fiyatlar</Link>);
  await view.user.click(screen.getByRole('link', { name: 'Fiyatlar' }));
  release();
  expect(await screen.findByText(told)).toBeVisible();
  // The router changes pages in its own time.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}
