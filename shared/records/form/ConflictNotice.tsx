import { Button } from '@vezne/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

type Props = {
  /** What the record is now, or what of it has changed: label and value, in the order of the form. */
  rows: readonly (readonly [label: string, value: string])[];
  onTake: () => void;
};

/** Somebody else has changed the record meanwhile: shows it and leaves the decision to the reader. */
export function ConflictNotice({ rows, onTake }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // It appears above what the reader looks at: bring it into view and let it be read out.
  useEffect(() => {
    root.current?.focus();
  }, []);
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby="conflict-title">
      <strong id="conflict-title">Kaydın güncel hali</strong>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 && <p>Bu formdaki bilgiler aynı kalmış.</p>}
      <p>Yazdıklarınız duruyor. “Güncelle” derseniz kayıt sizin yazdıklarınızla değişir.</p>
      <Button size="sm" onClick={onTake}>
        Güncel Hali Forma Al
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vz-space-2);
  justify-items: start;
  margin-bottom: var(--vz-space-5);
  padding: var(--vz-space-4);
  border: 1px solid var(--vz-warning-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-warning-subtle);
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  outline: 0;
  & > strong { color: var(--vz-warning-text); font-weight: var(--vz-weight-semibold); }
  & dl { display: grid; gap: 2px; width: 100%; }
  & dl > div { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: var(--vz-space-3); }
  & dt { color: var(--vz-text-2); }
  & dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
