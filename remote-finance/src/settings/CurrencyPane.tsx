import { useCompany, useSetCurrency } from '@vezne/api';
import { type Company, Currency, currencyNames, currencySymbol, formatMoney } from '@vezne/contract';
import { Button, RadioGroup, toast } from '@vezne/ui';
import { type FormEvent, useState } from 'react';
import { Loaded } from './pane/Loaded';
import { Pane } from './pane/Pane';

const SAMPLE = 1_234_567.89;
const currencies = ['TRY', 'USD', 'EUR'] as const;

/** The currency that every amount is shown in; amounts are not converted. */
export function CurrencyPane() {
  return (
    <Loaded query={useCompany()}>
      {(company) => <CurrencyForm key={company.selectedCurrency} company={company} />}
    </Loaded>
  );
}

function CurrencyForm({ company }: { company: Company }) {
  const setCurrency = useSetCurrency();
  const [chosen, setChosen] = useState(company.selectedCurrency);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await setCurrency.run({ currency: chosen });
      toast.success('Para Birimi Başarıyla Güncellendi.');
    } catch {
      // Told where all failures are told; the choice stays.
    }
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
    </Pane>
  );
}
