const ofOne = ['tarih', 'kategori', 'aciklama', 'tutar', 'para birimi', 'odeme yontemi', 'tip'];

/** The headings of an exported ledger, folded: the remote writes them, and the server's import knows them. */
export const ledgerHeadings = { ofOne: [...ofOne, 'proje'], ofSeveral: [...ofOne, 'hesap', 'proje'] };
