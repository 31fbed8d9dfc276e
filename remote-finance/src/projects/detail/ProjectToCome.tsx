import { StripToCome } from '../../figures/StripToCome';
import { CardToCome, TabsToCome } from '../../frame/to-come';
import { Columns, Stack } from './columns';

const figures = ['Kârlılık', 'Gelir', 'Gider', 'Net', 'Kalan süre'];

type Props = {
  tabs: readonly { label: string }[];
  /** The first tab, which has something of everything; the others are one list or text. */
  isWhole: boolean;
};

/** A project that is still loading: its figures, tabs and cards at their places. */
export const ProjectToCome = ({ tabs, isWhole }: Props) => (
  <>
    <StripToCome label="Proje özeti" figures={figures} columns={5} />
    <TabsToCome tabs={tabs} />
    {isWhole ? (
      <Columns>
        <Stack>
          <CardToCome rows={5} />
          <CardToCome rows={3} />
        </Stack>
        <Stack>
          <CardToCome rows={2} />
          <CardToCome rows={3} />
        </Stack>
      </Columns>
    ) : (
      <CardToCome rows={6} />
    )}
  </>
);
