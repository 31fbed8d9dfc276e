import { type Query, useAddReadyMadeCategories, useCurrency } from '@vezne/api';
import { type Category, categoryTypeNames, formatMoney } from '@vezne/contract';
import {
  Button,
  DeleteButton,
  EditButton,
  Empty,
  formatCount,
  LoadError,
  onMobile,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import styled from 'styled-components';

type Props = {
  list: Query<Category[]>;
  /** The categories of the current page. */
  shown: Category[] | undefined;
  pageSize: number;
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: () => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
};

/** The categories in two columns, each with how often it is used and what moved in it this month. */
export function CategoryList({
  list,
  shown,
  pageSize,
  isNarrowed,
  onShowAll,
  onAdd,
  onEdit,
  onDelete,
}: Props) {
  const currency = useCurrency();
  const { error, reload } = list;
  const failure = error && (
    <Padded>
      <LoadError message={error.message} onRetry={reload} />
    </Padded>
  );
  if (!shown) return failure || <SkeletonRows rows={Math.min(pageSize, 6)} />;
  if (shown.length === 0)
    return failure || <NoCategories isNarrowed={isNarrowed} onShowAll={onShowAll} onAdd={onAdd} />;
  return (
    <>
      {failure}
      <Grid aria-busy={list.isRefreshing}>
        {shown.map((category) => (
          <Row key={category.id}>
            <Dot style={{ background: category.color ?? 'var(--vz-chart-6)' }} aria-hidden />
            <Text>
              <strong>{category.name}</strong>
              <small>
                {categoryTypeNames[category.type]} · {formatCount(category.useCount)} kayıt
                {monthText(category, currency)}
              </small>
            </Text>
            <EditButton name={category.name} onClick={() => onEdit(category)} />
            <DeleteButton name={category.name} onClick={() => onDelete(category)} />
          </Row>
        ))}
      </Grid>
    </>
  );
}

function monthText(
  { monthIncome, monthExpense }: Category,
  currency: Parameters<typeof formatMoney>[1],
): string {
  const parts = [
    monthIncome > 0 && `giriş ${formatMoney(monthIncome, currency)}`,
    monthExpense > 0 && `çıkış ${formatMoney(monthExpense, currency)}`,
  ].filter(Boolean);
  return parts.length > 0 ? ` · bu ay ${parts.join(', ')}` : '';
}

type NoCategoriesProps = Pick<Props, 'isNarrowed' | 'onShowAll' | 'onAdd'>;

function NoCategories({ isNarrowed, onShowAll, onAdd }: NoCategoriesProps) {
  const readyMade = useAddReadyMadeCategories();
  if (isNarrowed)
    return (
      <Empty
        title="Aramaya uyan kategori yok."
        action={<Button onClick={onShowAll}>Tüm kategorileri göster</Button>}
      />
    );
  const addReadyMade = () =>
    readyMade.run().then(
      () => toast.success('Kategori Başarıyla Oluşturuldu.'),
      // Told where all failures are told; the button stays for another try.
      () => undefined,
    );
  return (
    <Empty
      title="Henüz kategori eklenmedi."
      action={
        <>
          <Button variant="primary" loading={readyMade.isRunning} onClick={addReadyMade}>
            Hazır kategorileri ekle
          </Button>
          <Button onClick={onAdd}>Kategori Ekle</Button>
        </>
      }
    >
      İşinize uygun kategorileri tek tek ekleyebilir veya sık kullanılanlarla başlayabilirsiniz.
    </Empty>
  );
}

const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  &[aria-busy='true'] { opacity: 0.6; }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  min-height: var(--vz-row);
  padding: var(--vz-space-2) var(--vz-space-4) var(--vz-space-2) var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  &:nth-child(odd) { border-right: 1px solid var(--vz-border); }
  &:hover { background: var(--vz-surface-3); }
  ${onMobile} {
    padding-left: var(--vz-space-4);
    &:nth-child(odd) { border-right: 0; }
  }
`;
const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  margin-right: var(--vz-space-1);
  border-radius: 3px;
`;
const Text = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
`;
