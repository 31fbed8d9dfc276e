import { Card, SkeletonRows } from '@vezne/ui';
import styled from 'styled-components';
import { StripToCome } from '../../figures/StripToCome';

const figures = ['Açık alacak', 'Açık borç', 'Alınan avans', 'Verilen avans'];

/** Open items that are still loading: their figures, and rows under them. */
export const OpenItemsToCome = () => (
  <>
    <StripToCome label="Cari özeti" figures={figures} />
    <Place>
      <SkeletonRows rows={4} />
    </Place>
  </>
);

const Place = styled(Card)`
  margin-top: var(--vz-space-5);
`;
