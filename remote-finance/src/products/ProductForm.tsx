import { useCurrency, useSaveProduct, useUpdateProduct } from '@vezne/api';
import { Product, ProductCreate, productKindNames } from '@vezne/contract';
import { AmountInput, RecordForm, useRecordForm } from '@vezne/records';
import { Checkbox, Field, optionsOf, Select, TextArea, TextInput } from '@vezne/ui';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { VatSelect } from './VatSelect';

/** What people write most often; any other unit may be typed. */
const units = ['adet', 'm²', 'm³', 'm', 'kg', 'ton', 'torba', 'saat', 'gün', 'ay', 'sefer'];

type Props = {
  product: Product | null;
  /** What a new product begins with. */
  like?: Product | null;
  onClose: () => void;
};

/** The fields of a product or service. Stays as it is when saving fails. */
export function ProductForm({ product, like = null, onClose }: Props) {
  const currency = useCurrency();
  const { form, notice } = useRecordForm('product', {
    input: ProductCreate,
    record: Product,
    item: product,
    // A code stands for one product alone.
    blank: like ? { ...toValues(like), code: '' } : newProduct,
    toValues,
    hasNoDraft: like !== null,
    save: useSaveProduct(),
    update: useUpdateProduct(),
    said: { saved: 'Ürün Başarıyla Oluşturuldu.', updated: 'Ürün Başarıyla Güncellendi.' },
    onSaved: onClose,
  });
  const unitList = useId();
  const { errors } = form.formState;

  return (
    <RecordForm form={form} isNew={!product} onCancel={onClose} notice={notice}>
      <Field label="Ürün / hizmet adı" error={errors.name?.message} full>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field label="Tür" error={errors.kind?.message}>
        <Select {...form.register('kind')} options={optionsOf(productKindNames)} />
      </Field>
      <Field label="Kod" error={errors.code?.message} optional>
        <TextInput {...form.register('code')} autoComplete="off" />
      </Field>
      <Field label="Birim" error={errors.unit?.message}>
        <TextInput {...form.register('unit')} list={unitList} autoComplete="off" />
      </Field>
      <Field label="KDV oranı" error={errors.vatRate?.message} optional>
        <Controller control={form.control} name="vatRate" render={({ field }) => <VatSelect {...field} />} />
      </Field>
      {(['purchasePrice', 'salePrice'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'salePrice' ? 'Satış fiyatı' : 'Alış fiyatı'}
          help="KDV hariç"
          error={errors[name]?.message}
          optional
        >
          <Controller
            control={form.control}
            name={name}
            render={({ field }) => <AmountInput {...field} currency={currency} />}
          />
        </Field>
      ))}
      <Field label="Açıklama" error={errors.description?.message} optional full>
        <TextArea {...form.register('description')} rows={2} />
      </Field>
      <Checkbox {...form.register('active')}>Gelir ve giderlerde seçilebilsin</Checkbox>
      <datalist id={unitList}>
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </RecordForm>
  );
}

const newProduct = { name: '', code: '', unit: 'adet', description: '', vatRate: 20, active: true } as const;

function toValues(product: Product) {
  const { name, kind, unit, salePrice, purchasePrice, active } = product;
  return {
    name,
    kind,
    unit,
    salePrice,
    purchasePrice,
    active,
    code: product.code ?? '',
    description: product.description ?? '',
    // The server stores no other rates than those of the schema.
    vatRate: product.vatRate as 0 | 1 | 10 | 20 | null,
  };
}
