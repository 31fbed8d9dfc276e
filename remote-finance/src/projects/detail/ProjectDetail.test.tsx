import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  fakeApi,
  idOf,
  priceListOf,
  product,
  project,
  projectAnalysis,
  projectComparison,
  projectIncome,
  renderApp,
  rowsPageOf,
  seriousFindings,
  setWindowWidth,
} from '@vezne/testing';
import { Link, Route, Routes } from 'react-router-dom';
import ProjectsPage from '../ProjectsPage';

const server = fakeApi();
const open = (tab = '') =>
  renderApp(
    <Routes>
      <Route path="/projects/*" element={<ProjectsPage />} />
    </Routes>,
    { route: `/projects/${idOf(5, 1)}${tab}` },
  );
let incomes = [projectIncome(1)];

beforeEach(() => {
  incomes = [projectIncome(1), projectIncome(2)];
  server.answer(api.project.findById, project(1));
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(incomes, body));
  server.answer(api.projectExpense.findAll, rowsPageOf([]));
  server.answer(api.project.analysis, projectAnalysis);
  server.answer(api.project.compare, projectComparison);
  server.answer(
    api.product.findAll,
    priceListOf([product(1, { name: 'Çimento', unit: 'torba', vatRate: 10 })]),
  );
});

describe('a project', () => {
  test('stands under its figures, and each tab has an address of its own', async () => {
    const { user, location } = open();
    const strip = await screen.findByRole('region', { name: 'Proje özeti' });
    expect(strip).toHaveTextContent('Kârlılık%30,0AI analizi, 01.11.2026');
    expect(strip).toHaveTextContent('Gelir300.000,00 ₺');
    expect(strip).toHaveTextContent('Kalan süre24 gün');
    await user.click(screen.getByRole('tab', { name: 'Gelirler' }));
    expect(location()).toBe(`/projects/${idOf(5, 1)}/gelirler`);
    expect(await screen.findByText('Hakediş 1')).toBeVisible();
  });

  test('opens with its newest rows, the short analysis, its progress and its plan', async () => {
    open();
    const summary = await screen.findByRole('region', { name: 'Vezne AI analizinin özeti' });
    await waitFor(() => expect(summary).toHaveTextContent('Bu proje%30,0'));
    expect(summary).toHaveTextContent('ortalaması%22,5');
    expect((await screen.findByText('Hakediş 2')).closest('tr')).toHaveTextContent('+2.000,00 ₺');
    expect(screen.getByText('Henüz gider eklenmedi.')).toBeVisible();
    for (const name of ['İlerleme ve bütçe', 'Konum', 'Proje bilgileri'])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
  });

  test('tells a phone what is concluded before the long lists', async () => {
    setWindowWidth();
    open();
    const verdict = await screen.findByRole('region', { name: 'Vezne AI analizinin özeti' });
    const rows = await screen.findByText('Hakediş 2');
    expect(verdict.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("never shows another project's rows while its own are on their way", async () => {
    const other = `/projects/${idOf(5, 2)}`;
    server.answer(api.project.findById, ({ query: { id } }) => project(id === idOf(5, 2) ? 2 : 1));
    const { user } = renderApp(
      <>
        <Link to={`/projects/${idOf(5, 1)}/gelirler`}>Birinci</Link>
        <Link to={`${other}/gelirler`}>İkinci</Link>
        <Routes>
          <Route path="/projects/*" element={<ProjectsPage />} />
        </Routes>
      </>,
      { route: `${other}/konum` },
    );
    await screen.findByRole('heading', { level: 1, name: project(2).name });
    await user.click(screen.getByRole('link', { name: 'Birinci' }));
    expect(await screen.findByText('Hakediş 1')).toBeVisible();
    server.hang(api.projectIncome.findAll);
    await user.click(screen.getByRole('link', { name: 'İkinci' }));
    expect(screen.getByRole('heading', { level: 1, name: project(2).name })).toBeVisible();
    expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument();
  });

  test('that is not there leads back to the list', async () => {
    server.fail(api.project.findById, { status: 404, message: 'Proje bulunamadı' });
    open();
    expect(await screen.findByRole('link', { name: 'Projelere Dön' })).toHaveAttribute('href', '/projects');
  });
});

describe('incomes of a project', () => {
  test('show the net amount beside the one with VAT', async () => {
    open('/gelirler');
    const row = (await screen.findByText('Hakediş 2')).closest('tr');
    expect(row).toHaveTextContent('Bekliyor+2.000,00 ₺2.400,00 ₺');
  });

  test('are created when they are new, with the VAT worked out beside the amount', async () => {
    server.answer(api.projectIncome.save, ({ body }) =>
      projectIncome(9, { description: body.description, amount: body.amount }),
    );
    const { user } = open('/gelirler');
    await user.click(await screen.findByRole('button', { name: 'Gelir Ekle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Açıklama'), 'Ek');
    await user.selectOptions(dialog.getByLabelText('Kategori'), 'Hakediş');
    await user.type(dialog.getByLabelText('Tutar (KDV hariç)'), '1.234,56');
    expect(dialog.getByText('KDV 246,91 ₺, toplam 1.481,47 ₺')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Gelir Başarıyla Kaydedildi.')).toBeVisible();
    expect(server.requests(api.projectIncome.save)[0]?.body).toMatchObject({
      projectId: idOf(5, 1),
      description: 'Ek',
      amount: 1234.56,
      vatRate: 20,
    });
  });

  test('are updated when they have an id already', async () => {
    server.answer(api.projectIncome.update, ({ body }) =>
      projectIncome(1, { description: body.description }),
    );
    const { user } = open('/gelirler');
    await user.click(await screen.findByRole('button', { name: 'Düzenle: Hakediş 1' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Gelir Düzenle' }));
    await user.type(await edit.findByLabelText('Açıklama'), '!');
    await user.click(edit.getByRole('button', { name: 'Güncelle' }));
    expect(await screen.findByText('Gelir Başarıyla Güncellendi.')).toBeVisible();
    expect(server.requests(api.projectIncome.update)[0]?.body).toMatchObject({ id: idOf(6, 1), version: 1 });
    expect(server.requests(api.projectIncome.save)).toHaveLength(0);
  });

  test('do not become double when the second of two rows fails and is tried again', async () => {
    server.answer(api.projectIncome.save, ({ body }) => {
      // Whatever comes after the first row is refused once.
      if (server.requests(api.projectIncome.save).length === 1)
        server.fail(api.projectIncome.save, { status: 409, message: 'Şimdi olmaz' }, 1);
      return projectIncome(9, { description: body.description });
    });
    server.answer(api.projectIncome.update, ({ body }) =>
      projectIncome(9, { description: body.description }),
    );
    const { user } = open('/gelirler');
    await user.click(await screen.findByRole('button', { name: 'Gelir Ekle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Satır Ekle' }));
    const rows = ['Gelir satırı 1', 'Gelir satırı 2'].map((label) => dialog.getByLabelText(label));
    for (const [index, row] of rows.entries()) {
      await user.type(within(row).getByLabelText('Açıklama'), `S${index + 1}`);
      await user.selectOptions(within(row).getByLabelText('Kategori'), 'Hakediş');
      await user.type(within(row).getByLabelText('Tutar (KDV hariç)'), '10');
    }
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Şimdi olmaz')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Gelir Başarıyla Kaydedildi.')).toBeVisible();
    const saved = server
      .requests(api.projectIncome.save)
      .map(({ body }) => (body as { description: string }).description);
    expect(saved).toEqual(['S1', 'S2', 'S2']);
    expect(server.requests(api.projectIncome.update)).toMatchObject([{ body: { id: idOf(6, 9) } }]);
  });

  test('are filled from the price list', async () => {
    const { user } = open('/gelirler');
    await user.click(await screen.findByRole('button', { name: 'Gelir Ekle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText(/Fiyat listesinden doldur/), 'Çimento (torba)');
    expect(dialog.getByLabelText('Açıklama')).toHaveValue('Çimento');
    expect(dialog.getByLabelText('Tutar (KDV hariç)')).toHaveValue('150,00');
    expect(dialog.getByLabelText('KDV oranı')).toHaveValue('10');
  });

  test('go from the list at once when they are deleted, and the figures follow', async () => {
    server.answer(api.projectIncome.delete, () => {
      incomes = incomes.slice(1);
      return true as const;
    });
    const { user } = open('/gelirler');
    await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
    const before = server.requests(api.project.findById).length;
    const release = server.hold(api.projectIncome.findAll);
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Gelir Başarıyla Silindi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument());
    expect(screen.getByText('Hakediş 2')).toBeInTheDocument();
    await waitFor(() => expect(server.requests(api.project.findById).length).toBeGreaterThan(before));
    release();
  });
});

describe('the analysis', () => {
  test('is offered when there is none', async () => {
    server.answer(api.project.analysis, null);
    server.answer(api.project.analyze, projectAnalysis);
    const { user } = open('/analiz');
    expect(await screen.findByText('Bu proje henüz analiz edilmedi.')).toBeVisible();
    server.answer(api.project.analysis, projectAnalysis);
    await user.click(screen.getByRole('button', { name: 'Analiz Et' }));
    expect(await screen.findByText('Proje %30,00 kârla ilerliyor.')).toBeVisible();
  });

  test('shows its figures, findings and the rows that they rest on', async () => {
    server.answer(api.project.analysis, projectAnalysis);
    open('/analiz');
    const verdict = await screen.findByRole('region', { name: 'Vezne AI analizi' });
    expect(verdict).toHaveTextContent(
      'Proje %30,00 kârla ilerliyor.Tahsil edilecek, KDV hariç45.000,00 ₺Ödenecek, KDV hariç12.000,50 ₺',
    );
    const findings = screen.getByRole('region', { name: 'Bulgular' });
    expect(findings).toHaveTextContent('Dayanak kayıtlar (1)30.10.2026Ekim hakedişi45.000,00 ₺');
  });

  test('says that it has grown old', async () => {
    server.answer(api.project.analysis, { ...projectAnalysis, stale: true });
    open('/analiz');
    expect(
      await screen.findByText('Analizden sonra projenin bilgileri değişti; sonuçlar eski olabilir.'),
    ).toBeVisible();
  });
});

describe('the comparison', () => {
  test('shows the project beside its peers with rank and difference', async () => {
    server.answer(api.project.compare, projectComparison);
    open('/karsilastirma');
    const table = await screen.findByRole('table', { name: 'Göstergeler' });
    expect(table).toHaveTextContent('Kârlılık%30,0%22,5%20,0%35,0+7,5 puan2 / 4');
  });

  const few = {
    ...projectComparison,
    sampleSize: 1,
    enoughData: false,
    metrics: [],
    comment: 'Karşılaştırma için yeterli proje yok',
  };

  test('is made with the whole company where the category has too few, and says so', async () => {
    server.answer(api.project.compare, ({ query }) =>
      query.scope === 'COMPANY' ? { ...projectComparison, scope: 'COMPANY' as const } : few,
    );
    open('/karsilastirma');
    expect(await screen.findByText('Tüm şirketle karşılaştırma')).toBeVisible();
    expect(screen.getByText(/kategorisinde karşılaştırmaya yetecek kadar proje yok/)).toBeVisible();
  });

  test('the summary sets the project beside the whole company too where its category has too few', async () => {
    server.answer(api.project.compare, ({ query }) =>
      query.scope === 'COMPANY' ? { ...projectComparison, scope: 'COMPANY' as const } : few,
    );
    open();
    const summary = await screen.findByRole('region', { name: 'Vezne AI analizinin özeti' });
    expect(await within(summary).findByText('Diğer projelerin ortalaması')).toBeVisible();
  });

  test('is honest when there are too few peers, and leads from a category that was chosen to the company', async () => {
    server.answer(api.project.compare, ({ query }) => (query.categoryId ? few : projectComparison));
    const { user } = open('/karsilastirma');
    await screen.findByRole('table', { name: 'Göstergeler' });
    await user.selectOptions(screen.getByLabelText('Karşılaştırılacak projeler'), 'Hakediş');
    expect(await screen.findByText(few.comment)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Göstergeler' })).not.toBeInTheDocument();
    server.answer(api.project.compare, { ...projectComparison, scope: 'COMPANY' });
    await user.click(screen.getByRole('button', { name: 'Tüm Şirketle Karşılaştır' }));
    expect(await screen.findByText('Tüm şirketle karşılaştırma')).toBeVisible();
    expect(server.requests(api.project.compare).at(-1)?.url).toContain('scope=COMPANY');
  });
});
