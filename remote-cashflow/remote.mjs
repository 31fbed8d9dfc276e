/** @satisfies {import('@vezne/federation/build').RemoteDeclaration} */
export default {
  name: 'cashflow',
  port: 3103,
  exposes: { CashFlowPage: './src/cash-flow/CashFlowPage.tsx' },
  pages: [
    {
      path: '/cash-flow',
      screen: 'CashFlowPage',
      title: 'Kasa Defteri',
      roles: ['ADMIN', 'MANAGER'],
      menu: { sidebar: 4, icon: 'book-open-text', key: 'k' },
      search: [
        {
          id: 'cash-flow',
          category: 'page',
          priority: 1,
          order: 3,
          description: 'Giriş ve çıkış kayıtları',
          keywords: ['kasa', 'nakit', 'defter', 'bakiye', 'gelir', 'gider', 'ödeme', 'tahsilat'],
        },
        {
          id: 'add-cash-flow',
          category: 'action',
          priority: 1,
          order: 10,
          title: 'Nakit Akışı Ekle',
          description: 'Kasaya giriş veya çıkış işle',
          keywords: ['kasa', 'giriş', 'çıkış', 'gelir', 'gider', 'ödeme', 'kayıt'],
          icon: 'plus',
          target: 'add-cash-flow',
        },
        {
          id: 'export-cash-flow',
          category: 'action',
          priority: 1,
          order: 16,
          title: 'Dışa Aktar',
          description: 'Kasa Defteri’ne git ve menüyü göster',
          keywords: ['excel', 'csv', 'indir', 'yazdır', 'aktar'],
          icon: 'download',
          target: 'export-cash-flow',
        },
      ],
    },
  ],
};
