import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => failures.mockRestore());

const missing = Object.assign(new Error('Loading chunk 5 failed'), { request: 'http://localhost/5.js' });
const Part = ({ name }: { name: string }) => <h1>{name}</h1>;

test('a part comes later and is there at once the second time', async () => {
  const Palette = lazyPart('The palette', async () => ({ default: Part }));
  const first = render(<Palette name="Arama" />);
  expect(await screen.findByRole('heading', { name: 'Arama' })).toBeInTheDocument();
  first.unmount();
  render(<Palette name="Ara" />);
  expect(screen.getByRole('heading', { name: 'Ara' })).toBeInTheDocument();
});

test('a part that was loaded ahead is there at once', async () => {
  const Palette = lazyPart('The palette', async () => ({ default: Part }));
  await Palette.loadAhead();
  render(<Palette name="Arama" />);
  expect(screen.getByRole('heading', { name: 'Arama' })).toBeInTheDocument();
});

test("a part whose file does not come is told to the page's owner, each time it was asked for", async () => {
  const told = jest.fn();
  window.vezneNote = told;
  const Palette = lazyPart<{ name: string }>('The palette', () => Promise.reject(missing));
  render(<Palette name="Arama" />);
  await screen.findByRole('alert');
  delete window.vezneNote;
  expect(told.mock.calls).toEqual([
    ['failed', missing.request],
    ['failed', missing.request],
  ]);
});

describe("of a remote's own part", () => {
  const folder = 'https://cdn.example/remotes/ai/1.0.0-aa/';
  const told = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { __webpack_public_path__: folder });
    window.vezneNote = told.mockClear();
  });
  afterEach(() => {
    Object.assign(globalThis, { __webpack_public_path__: '/' });
    delete window.vezneNote;
  });

  test("a fault that names no file is told as that remote's", async () => {
    const broken = new Error('broken while it begins');
    const Palette = lazyPart<{ name: string }>('The palette', () => Promise.reject(broken));
    render(<Palette name="Arama" />);
    await screen.findByRole('alert');
    expect(told.mock.calls).toEqual([
      ['failed', folder],
      ['failed', folder],
    ]);
  });

  test("what throws while it is drawn is told as that remote's", async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const Palette = lazyPart('The palette', async () => ({ default: Broken }));
    render(<Palette />);
    await screen.findByRole('alert');
    expect(told.mock.calls).toEqual([['threw', folder]]);
  });
});

test('a part whose file is missing is fetched again by Tekrar Dene', async () => {
  let tries = 0;
  const Palette = lazyPart('The palette', async () => {
    tries += 1;
    if (tries <= 2) throw missing;
    return { default: Part };
  });
  render(<Palette name="Arama" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu bölüm şu anda açılamıyor.');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'Arama' })).toBeInTheDocument();
});

test('a part whose file went away with a newer release asks for a reload in its place', async () => {
  window.vezneReleases = async () => ({ running: 'main.1.js', live: 'main.2.js' });
  const load = jest.fn(() => Promise.reject(missing));
  const Palette = lazyPart<{ name: string }>('The palette', load);
  render(
    <>
      <textarea aria-label="Açıklama" defaultValue="Yazılan metin" />
      <Palette name="Arama" />
    </>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("Vezne'nin yeni bir sürümü yayında. Devam etmek için sayfayı yenileyin.");
  expect(screen.getByRole('button', { name: 'Sayfayı Yenile' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tekrar Dene' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Açıklama')).toHaveValue('Yazılan metin');
  expect(load).toHaveBeenCalledTimes(1);
});
