import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import * as kit from '../index';
import { Gallery } from './Gallery';
import { rooms } from './rooms';

const offered = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name));
const shown = rooms.flatMap(({ examples }) => examples.flatMap(({ shows }) => shows));
const folder = join(__dirname, 'rooms');
const sources = [join(__dirname, 'Gallery.tsx'), ...readdirSync(folder).map((file) => join(folder, file))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every piece of the public index is in the gallery, once', () => {
  expect([...shown].sort()).toEqual(offered.sort());
});

test.each(offered)('%s is drawn where the gallery says so', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}[\\s/>]`));
});

test('the gallery draws all pieces, and each can be found by its name', () => {
  // Two pieces throw on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Gallery />);
  for (const { examples } of rooms)
    for (const { shows, opens = [] } of examples) {
      expect(screen.getByRole('region', { name: shows.join(' · ') })).toBeVisible();
      for (const name of opens) expect(screen.getByRole('button', { name })).toBeVisible();
    }
});
