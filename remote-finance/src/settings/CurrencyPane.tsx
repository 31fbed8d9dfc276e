import { useCompany, useSetCurrency } from '@vezne/api';
import { type Company, Currency, currencyNames, currencySymbol, formatMoney } from '@vezne/contract';
import { Button, ConfirmModal, RadioGroup, toast } from '@vezne/ui';
import { type FormEvent, useState } from 'react';
import { Loaded } from './pane/Loaded';
import { Pane } from './pane/Pane';

const SAMPLE = 1_234_567.89;
const currencies = ['TRY', 'USD', 'EUR'] as const;

/** The currency that every amount is shown in; amounts are not converted. */
export function CurrencyPane() {
  return <Loaded query={useCompany()}>{(company) => <CurrencyForm company={company} />}</Loaded>;
}

function CurrencyForm({ company }: { company: Company }) {
  const setCurrency = useSetCurrency();
  const [ownChoice, setChosen] = useState<Currency>();
  const chosen = ownChoice ?? company.selectedCurrency;
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const change = async () => {
    await setCurrency.run({ currency: chosen });
    setChosen(undefined);
    toast.success('Para Birimi Başarıyla Güncellendi.');
  };
  return (
    <Pane
      title="Para birimi"
      note="Tüm tutarlar bu para birimiyle gösterilir. Kayıtlı tutarlar dönüştürülmez."
      onSubmit={submit}
      foot={
        <Button
          type="submit"
          variant="primary"
          loading={setCurrency.isRunning}
          disabled={chosen === company.selectedCurrency}
        >
          Kaydet
        </Button>
      }
    >
      <RadioGroup
        aria-label="Para birimi"
        name="currency"
        value={chosen}
        onChange={(event) => setChosen(Currency.parse(event.target.value))}
        options={currencies.map((value) => ({
          value,
          label: currencyNames[value],
          symbol: currencySymbol(value),
          hint: formatMoney(SAMPLE, value),
        }))}
      />
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={change}
        title="Para Birimi Onayı"
        confirmLabel="Değiştir"
        focusAfter={() => document.querySelector<HTMLElement>('[name=currency]:checked')}
      >
        Şirketin tüm tutarları, bütün yöneticiler için {currencySymbol(chosen)} ile gösterilecek. Kayıtlı
        tutarlar dönüştürülmez: {formatMoney(SAMPLE, company.selectedCurrency)} olan bir tutar{' '}
        {formatMoney(SAMPLE, chosen)} olarak görünür.
      </ConfirmModal>
    </Pane>
  );
}
