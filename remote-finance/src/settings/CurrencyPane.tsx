import { useCompany, useSetCurrency } from '@vezne/api';
import type { Company, Currency } from '@vezne/contract';
import { Button, currencySymbol, formatMoney, RadioGroup, toast } from '@vezne/ui';
import { type FormEvent, useState } from 'react';
import { Loaded } from './Loaded';
import { Pane } from './Pane';

const SAMPLE = 1_234_567.89;

const currencies: { value: Currency; label: string }[] = [
  { value: 'TRY', label: 'Türk lirası' },
  { value: 'USD', label: 'ABD doları' },
  { value: 'EUR', label: 'Euro' },
];

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
        onChange={(event) =>
          setChosen(currencies.find(({ value }) => value === event.target.value)?.value ?? chosen)
        }
        options={currencies.map(({ value, label }) => ({
          value,
          label,
          symbol: currencySymbol(value),
          hint: formatMoney(SAMPLE, value),
        }))}
      />
    </Pane>
  );
}
