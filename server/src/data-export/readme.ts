import type { DataExportScope } from '@vezne/contract';
import { companyCurrency, findCompany } from '../company/queries';
import type { Sql } from '../db/database';

/** The text that stands first in the archive: what it is, of which day, and how its files are to be read. */
export async function readmeOf(
  sql: Sql,
  { companyId, scope }: { companyId: string; scope: DataExportScope },
  day: string,
): Promise<string> {
  const company = await findCompany(sql, companyId);
  const currency = await companyCurrency(sql, companyId);
  const parts = [
    'Vezne veri arşivi',
    `Şirket: ${company?.name ?? ''}\nTarih: ${day.split('-').reverse().join('.')}`,
    scope === 'SIRKET'
      ? '"sirket" klasöründe şirketin bütün kayıtları, "kisisel" klasöründe yalnızca size ait kayıtlar vardır.'
      : '"kisisel" klasöründe yalnızca size ait kayıtlar vardır.',
    'Her tablo iki dosyadadır. CSV dosyaları Excel ile çift tıklayarak açılır; başka bir programa aktarmak için JSON dosyalarını kullanın. JSON dosyalarında zamanlar UTC, CSV dosyalarında Türkiye saatidir.',
    `Tutarlar, kayıtlardaki gibi yazılmıştır; şirketin para birimi ${currency} olarak ayarlıdır.`,
    "Formül gibi başlayan metinlerin önüne CSV dosyalarında kesme işareti (') konur. Şifreler ve oturum anahtarları arşivde yer almaz.",
    'Bu arşiv kişisel veri içerebilir. Güvenli bir yerde saklayın.',
  ];
  return `${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n');
}
