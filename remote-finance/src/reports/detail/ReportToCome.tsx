import { StripToCome } from '../../figures/StripToCome';
import { CardToCome } from '../../frame/to-come';
import { Columns, Daily, Stack } from './report-places';

/** A month that is still loading: its figures, its days and its cards at their places. */
export const ReportToCome = () => (
  <>
    <StripToCome label="Ay özeti" figures={['Gelir', 'Gider', 'Net', 'Net / gelir']} />
    <Daily>
      <CardToCome picture={276} />
    </Daily>
    <Columns>
      <Stack>
        <CardToCome rows={3} />
        <CardToCome rows={6} />
      </Stack>
      <Stack>
        <CardToCome rows={6} />
        <CardToCome rows={4} />
      </Stack>
    </Columns>
  </>
);
