import { strToU8 } from 'fflate';
import { dotted, english, outcomeOf, rowsOfZ, type SheetCell, turkish, windows1254, xlsx } from '../testing';

type Moved = { day: string; words: string; amount: number; balance: number; nth: number };
const moved: Moved[] = rowsOfZ.map(([day, words, amount, balance], nth) => ({
  ...{ day, words, amount, balance, nth },
}));
const newestFirst = moved.toReversed();

/** The same days from the oldest on, each from its newest movement on. */
const newestOfDayFirst = moved.toSorted((a, b) => a.day.localeCompare(b.day) || b.nth - a.nth);

const slashed = (day: string) => dotted(day).replaceAll('.', '/');
const withTime = ({ day, nth }: Moved) => `${dotted(day)} 1${nth}:22`;
const out = ({ amount }: Moved) => (amount < 0 ? turkish(-amount) : '');
const into = ({ amount }: Moved) => (amount > 0 ? turkish(amount) : '');
const csv = (...lines: string[]) => strToU8(`${lines.join('\r\n')}\r\n`);
const table = (head: string, row: (each: Moved) => string, all = moved) => [head, ...all.map(row)];
const sheet = (above: SheetCell[][], head: string[], row: (each: Moved) => SheetCell[], all = moved) => [
  ...above,
  head,
  ...all.map(row),
];

/** Files of the same movements, which must come out the same. */
const files: [string, Uint8Array][] = [
  [
    'Ziraat: titles, IBAN and period, totals and a disclaimer',
    xlsx([
      ...sheet(
        [
          ['T.C. ZİRAAT BANKASI A.Ş.'],
          [],
          ['Hesap Hareketleri'],
          ['Müşteri Adı', '', 'ALAÇAM YAPI LTD. ŞTİ.'],
          ['IBAN', '', 'TR33 0001 0019 7864 5784 1326'],
          ['Tarih Aralığı', '', '01.11.2026 - 30.11.2026'],
          [],
        ],
        ['Tarih', 'Fiş No', 'Açıklama', 'İşlem Tutarı', 'Bakiye'],
        (each) => [
          dotted(each.day),
          `S0013${each.nth}`,
          each.words,
          turkish(each.amount),
          turkish(each.balance),
        ],
      ),
      [],
      ['Toplam Borç', '', '', '287.288,40'],
      ['Toplam Alacak', '', '', '250.000,00'],
      ['Bu belge bilgi amaçlıdır, imza ve kaşe taşımaz.'],
    ]),
  ],
  [
    'İş Bankası: day and time, newest first, numbers as figures',
    xlsx(
      sheet(
        [
          ['HESAP ÖZETİ'],
          ['Hesap No', '1042 1234567'],
          ['Hesap Türü', 'Vadesiz TL'],
          ['Dönem', '01/11/2026 - 30/11/2026'],
          ['Devreden Bakiye', 100_000],
        ],
        [
          'Tarih/Saat',
          'Kanal/Şube',
          'İşlem Tutarı*',
          'Bakiye',
          'Ek Bakiye',
          'İşlem',
          'İşlem Tipi',
          'Açıklama',
        ],
        (each) => [
          `${slashed(each.day)}-1${each.nth}:15:30`,
          'İnternet',
          each.amount,
          each.balance,
          0,
          'Havale',
          'H',
          each.words,
        ],
        newestFirst,
      ),
    ),
  ],
  [
    'Garanti BBVA: label column, amounts with TL, newest first',
    xlsx(
      sheet(
        [
          ['', 'Garanti BBVA'],
          ['Hesap Hareketleri'],
          ['Sayın ALAÇAM YAPI,', '', '', '', '30/11/2026 15:00'],
          ['Hesap:', '0432 - 6298765 TL'],
        ],
        ['Tarih', 'Açıklama', 'Etiket', 'Tutar', 'Bakiye', 'Dekont No'],
        (each) => [
          slashed(each.day),
          each.words,
          'Diğer',
          `${turkish(each.amount)} TL`,
          `${turkish(each.balance)} TL`,
          '',
        ],
        newestFirst,
      ),
    ),
  ],
  [
    'Yapı Kredi: time of its own, a reference before the words',
    csv(
      'Hesap Hareketleri;;;;;;',
      ...table(
        'Tarih;Saat;İşlem;Kanal;Referans No;Açıklama;İşlem Tutarı;Bakiye',
        (each) =>
          `${slashed(each.day)};1${each.nth}:05:00;Diğer;Şube;20261102${each.nth};${each.words};${turkish(each.amount)} TL;${turkish(each.balance)} TL`,
        newestFirst,
      ),
    ),
  ],
  [
    'Akbank: amount before the words, dates with times of a sheet',
    xlsx(
      sheet(
        [
          ['AKBANK T.A.Ş.'],
          ['Hesap Hareketleri Listesi'],
          ['Tarih Aralığı:', '01.11.2026-30.11.2026'],
          [],
          ['Hesap No:', '0123-0045678', 'TL'],
        ],
        ['Tarih', 'Saat', 'Tutar', 'Bakiye', 'Açıklama', 'Fiş/Dekont No'],
        (each) => [
          { day: `${each.day}T1${each.nth}:20` },
          `1${each.nth}:20`,
          each.amount,
          each.balance,
          each.words,
          `D${each.nth}`,
        ],
        newestFirst,
      ),
    ),
  ],
  [
    'Halkbank: sides in letters of Windows',
    windows1254(
      [
        'HALKBANK',
        'Hesap Özeti',
        ...table(
          'İşlem Tarihi;Valör Tarihi;İşlem Açıklaması;Borç Tutarı;Alacak Tutarı;Bakiye',
          (each) =>
            `${dotted(each.day)};${dotted(each.day)};${each.words};${out(each)};${into(each)};${turkish(each.balance)}`,
        ),
        ';;Dönem Sonu Bakiyesi;;;62.711,60',
      ].join('\r\n'),
    ),
  ],
  [
    'VakıfBank: B/A beside an amount without a sign',
    xlsx(
      sheet(
        [['VakıfBank'], ['Hesap Hareketleri Raporu'], ['Hesap No', '00158007312345678']],
        ['İşlem Tarihi', 'Saat', 'İşlem No', 'Tutar', 'B/A', 'Bakiye', 'İşlem', 'Açıklama'],
        (each) => [
          withTime(each),
          '10:00',
          `2026${each.nth}`,
          turkish(Math.abs(each.amount)),
          each.amount < 0 ? 'B' : 'A',
          turkish(each.balance),
          'DİĞER',
          each.words,
        ],
        newestFirst,
      ),
    ),
  ],
  [
    'QNB: two rows of headings, blank rows between',
    xlsx([
      ['QNB BANK A.Ş.'],
      [],
      ['İşlem', 'Valör', 'Açıklama', 'İşlem', 'Hesap'],
      ['Tarihi', 'Tarihi', '', 'Tutarı', 'Bakiyesi'],
      ...moved.flatMap((each) => [
        [withTime(each), dotted(each.day), each.words, turkish(each.amount), turkish(each.balance)],
        [],
      ]),
    ]),
  ],
  [
    'Enpara: years of two figures, kinds beside the words',
    xlsx(
      sheet(
        [['Enpara Bank A.Ş.'], ['Vadesiz TL Hesap Hareketleri']],
        ['Tarih', 'Hareket tipi', 'Açıklama', 'İşlem Tutarı', 'Bakiye'],
        (each) => [
          slashed(each.day).replace('/2026', '/26'),
          each.amount < 0 ? 'Giden Transfer' : 'Gelen Transfer',
          each.words,
          `${turkish(each.amount)} TL`,
          `${turkish(each.balance)} TL`,
        ],
        newestFirst,
      ),
    ),
  ],
  [
    'TEB: minus behind the amount, tabs, letters of two bytes with a mark',
    new Uint8Array(
      Buffer.from(
        `\ufeff${table(
          'İŞLEM TARİHİ\tVALÖR\tAÇIKLAMA\tTUTAR\tBAKİYE\tDÖVİZ CİNSİ',
          (each) =>
            `${dotted(each.day)}\t${dotted(each.day)}\t${each.words}\t${turkish(Math.abs(each.amount))}${each.amount < 0 ? '-' : ''}\t${turkish(each.balance)}\tTL`,
        ).join('\r\n')}`,
        'utf16le',
      ),
    ),
  ],
  [
    'DenizBank: the currency spelled out, an opening line, the day from its newest movement on',
    csv(
      'Dönem Başı Bakiye;100.000,00',
      ...table(
        'Tarih;Açıklama;Tutar;Para Birimi;Bakiye;Dekont No',
        (each) =>
          `${withTime(each)};${each.words};${turkish(each.amount)};TRY - Türk Lirası;${turkish(each.balance)};${each.nth}`,
        newestOfDayFirst,
      ),
    ),
  ],
  [
    'Kuveyt Türk: days and figures without leading noughts, commas between, quoted',
    csv(
      ...table(
        '"İşlem Tarihi","Açıklama","Tutar","Bakiye","İşlem Referansı","Sorgu No"',
        (each) =>
          `"${Number(each.day.slice(8))}.11.2026 1${each.nth}:22:33","${each.words}\nŞube: Kadıköy","${turkish(each.amount)}","${turkish(each.balance)}","R${each.nth}",""`,
        newestFirst,
      ),
    ),
  ],
  [
    'months in short words and blanks between thousands',
    csv(
      'sep=;',
      ...table(
        'İşlem Tarihi;Açıklama;İşlem Tutarı;İşlem Sonrası Bakiye',
        (each) =>
          `${Number(each.day.slice(8))} Kas 2026;${each.words};${turkish(each.amount).replaceAll('.', '\u00a0')};${turkish(each.balance).replaceAll('.', '\u00a0')}`,
      ),
    ),
  ],
  [
    'English figures, ISO days with times, pipes',
    csv(
      ...table(
        'Tarih|Açıklama|Tutar|Bakiye',
        (each) => `${each.day}T14:22:00|${each.words}|${english(each.amount)}|${english(each.balance)}`,
      ),
    ),
  ],
  [
    'amounts in brackets for what goes out and a plus for what comes in',
    csv(
      ...table(
        'Tarih;Açıklama;Tutar (TL);Bakiye (TL)',
        (each) =>
          `${dotted(each.day)};${each.words};${each.amount < 0 ? `(${turkish(-each.amount)})` : `+${turkish(each.amount)}`};${turkish(each.balance)}`,
      ),
    ),
  ],
  [
    'merged headings: sides below the amount they share',
    xlsx([
      ['HESAP EKSTRESİ', '', '', '', '', ''],
      ['Tarih', 'Dekont', 'Açıklama', 'Hareket Tutarı', '', 'Bakiye'],
      ['', '', '', 'Çekilen', 'Yatan', ''],
      ['01.11.2026', '', 'Açılış Bakiyesi', '', '', 100_000],
      ...moved.map((each): SheetCell[] => [
        { day: each.day },
        `${each.nth}`,
        each.words,
        each.amount < 0 ? -each.amount : '',
        each.amount > 0 ? each.amount : '',
        each.balance,
      ]),
      ['', '', 'GENEL TOPLAM', 287_288.4, 250_000, ''],
    ]),
  ],
  [
    'merged headings above headings of their own',
    xlsx([
      ['İşlem Bilgileri', '', '', 'Tutarlar', '', ''],
      ['İşlem Tarihi', 'İşlem Saati', 'İşlem Açıklaması', 'Giren (TL)', 'Çıkan (TL)', 'Kalan'],
      ...moved.map((each): SheetCell[] => [
        { day: `${each.day}T1${each.nth}:30` },
        `1${each.nth}:30`,
        each.words,
        Math.max(each.amount, 0),
        Math.max(-each.amount, 0),
        each.balance,
      ]),
    ]),
  ],
  [
    'days that a sheet counts, without a style, and one column of signs',
    xlsx([
      ['İşlem Tarihi', 'İşlem Açıklaması', '+/-', 'Tutar', 'Bakiye'],
      ...moved.map((each): SheetCell[] => [
        46_326 + Number(each.day.slice(8)) + 0.6,
        each.words,
        each.amount < 0 ? '-' : '+',
        Math.abs(each.amount),
        each.balance,
      ]),
    ]),
  ],
  [
    'a page of the web that is named .xls, in the letters of Windows, newest first',
    windows1254(
      [
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="windows-1254"></head><body>',
        '<table><tr><td colspan=4>Hesap Hareketleri</td></tr><tr><td>IBAN :</td><td>TR330006100519786457841326</td></tr></table>',
        '<table border="1"><tr><th>İşlem Tarihi</th><th>Açıklama</th><th>Borç</th><th>Alacak</th><th>Bakiye</th></tr>',
        ...newestFirst.map(
          (each) =>
            `<tr><td>${slashed(each.day)}</td><td>${each.words} &amp; DİĞER</td><td>${out(each)}</td><td>&nbsp;${into(each)}</td><td>${turkish(each.balance)}</td></tr>`,
        ),
        `<tr><td>TOPLAM</td><td></td><td>287.288,40</td><td>250.000,00</td><td></td></tr></table></body></html>`,
      ].join('\r\n'),
    ),
  ],
  [
    'a page of the web in one file with what belongs to it, as Excel saves and banks name .xls',
    strToU8(
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/related; boundary="----=_NextPart"',
        '',
        '------=_NextPart',
        'Content-Location: file:///C:/ekstre.htm',
        'Content-Type: text/html; charset="us-ascii"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<html><frameset><frame src=3D"sayfa1.htm"></frameset></html>',
        '------=_NextPart',
        'Content-Location: file:///C:/sayfa1.htm',
        'Content-Type: text/html; charset="us-ascii"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<table><tr><td>Tarih</td><td>A=E7=FDklama</td><td>=',
        'Tutar</td><td>Bakiye</td></tr>',
        ...newestFirst.map(
          (each) =>
            `<tr><td class=3Dd>${dotted(each.day)}</td><td>EFT</td><td>${turkish(each.amount)}</td><td>${turkish(each.balance)}</td></tr>`,
        ),
        '</table>',
        '------=_NextPart--',
      ].join('\r\n'),
    ),
  ],
  [
    'a day and time in figures alone',
    csv(
      ...table(
        'Islem Tarihi,Islem Saati,Aciklama,Borc/Alacak,Islem Tutari,Bakiye',
        (each) =>
          `202611${each.day.slice(8)}1422${each.nth}0,1422,${each.words},${each.amount < 0 ? 'BORÇ' : 'ALACAK'},${Math.abs(each.amount).toFixed(2)},${each.balance.toFixed(2)}`,
      ),
    ),
  ],
];

test.each(files)('%s: comes out to the kuruş', async (_what, bytes) => {
  const { asks, rows, balance, faults } = await outcomeOf(bytes);
  const byDay = ([a, x]: (string | number | null)[], [b, y]: (string | number | null)[]) =>
    String(a).localeCompare(String(b)) || Number(x) - Number(y);
  expect({ asks, faults, balance, rows: rows.toSorted(byDay) }).toEqual({
    asks: [],
    faults: [],
    balance: 62_711.6,
    rows: rowsOfZ.map(([day, , amount]) => [day, amount]).toSorted(byDay),
  });
});
