import { Card, CardBody, onMobile, onTablet, Skeleton } from '@vezne/ui';
import styled from 'styled-components';
import { LineToCome } from '../figures/LineToCome';

/** Name, what is said under it and buttons; no heading, which would take the focus and go with it. */
export const HeadToCome = () => (
  <Head>
    <div>
      <div>
        <LineToCome width={240} />
      </div>
      <LineToCome width={180} />
    </div>
    <div>
      <Skeleton width={104} height="100%" />
      <Skeleton width={128} height="100%" />
    </div>
  </Head>
);

/** The tabs of a record, by their names, hidden from screen readers with all that is to come: what can be chosen is known before the record is. */
export const TabsToCome = ({ tabs }: { tabs: readonly { label: string }[] }) => (
  <Tabs>
    {tabs.map(({ label }) => (
      <span key={label}>{label}</span>
    ))}
  </Tabs>
);

const widths = ['64%', '48%', '72%', '56%', '68%', '44%'];

/** A card with its head and as many lines, or with one picture as high as `picture` pixels. */
export const CardToCome = ({ rows = 0, picture }: { rows?: number; picture?: number }) => (
  <Card>
    <CardBody>
      <Skeleton width={168} height={14} style={{ margin: '8px 0 20px' }} />
      {picture && <Skeleton height={picture} />}
      {widths.slice(0, rows).map((width) => (
        <Row key={width}>
          <Skeleton width={width} />
          <Skeleton width={92} />
        </Row>
      ))}
    </CardBody>
  </Card>
);

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: var(--vz-space-6);
  & > :first-child > div { margin-bottom: 2px; font-size: var(--vz-text-xl); line-height: var(--vz-lh-xl); }
  & > :last-child { display: flex; gap: var(--vz-space-2); height: 40px; }
  ${onTablet} { flex-wrap: wrap; row-gap: var(--vz-space-4); }
  ${onMobile} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--vz-space-4);
    margin-bottom: var(--vz-space-5);
    & > :last-child { height: 44px; }
  }
`;
const Tabs = styled.div`
  display: flex;
  gap: var(--vz-space-6);
  overflow: hidden;
  margin: var(--vz-space-6) 0 var(--vz-space-5);
  border-bottom: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-medium);
  line-height: 44px;
  white-space: nowrap;
  ${onMobile} { gap: var(--vz-space-5); }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-4);
  height: 44px;
`;
