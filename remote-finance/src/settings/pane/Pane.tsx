import { DraftNotice } from '@vezne/records';
import { Card, onMobile } from '@vezne/ui';
import { type ComponentProps, type FormEventHandler, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';

type Props = {
  title: string;
  /** The title, where the focus may have to go to it. */
  head?: Ref<HTMLHeadingElement>;
  note?: ReactNode;
  /** One thing beside the title. */
  action?: ReactNode;
  children: ReactNode;
  /** Buttons under a hairline. */
  foot?: ReactNode;
  /** Makes the pane a form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** What was typed into the form before and not saved. */
  draft?: ComponentProps<typeof DraftNotice>['offer'] | null;
};

/** One card of settings with its title. */
export function Pane({ title, head, note, action, children, foot, onSubmit, draft }: Props) {
  const id = useId();
  const content = (
    <>
      <Head>
        <div>
          <h2 ref={head} id={id} tabIndex={head || onSubmit ? -1 : undefined}>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        {action}
      </Head>
      <Body>
        {draft && <DraftNotice offer={draft} />}
        {children}
      </Body>
      {foot && <Foot data-noprint>{foot}</Foot>}
    </>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      {onSubmit ? (
        <form onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-4);
  padding: var(--vz-space-6) var(--vz-space-6) 0;
  & > :first-child { flex: 1; min-width: 0; }
  & > :not(:first-child) { flex: none; }
  & h2 { font-size: var(--vz-text-md); line-height: var(--vz-lh-md); font-weight: var(--vz-weight-semibold); }
  & p { color: var(--vz-text-2); }
  ${onMobile} {
    flex-wrap: wrap;
    gap: var(--vz-space-3);
    padding: var(--vz-space-5) var(--vz-space-4) 0;
    /* A word fits beside the title; a button has a line of its own. */
    & > :first-child { flex: 1 1 220px; }
  }
`;
const Body = styled.div`
  padding: var(--vz-space-5) var(--vz-space-6) var(--vz-space-6);
  ${onMobile} { padding: var(--vz-space-4) var(--vz-space-4) var(--vz-space-5); }
`;
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  padding: var(--vz-space-4) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  /* As long as something waits to be saved, the buttons stay in view. */
  &:has([data-unsaved]) {
    position: sticky;
    bottom: 0;
    border-radius: 0 0 var(--vz-radius-lg) var(--vz-radius-lg);
    background: var(--vz-surface-3);
  }
  ${onMobile} { flex-wrap: wrap; padding-inline: var(--vz-space-4); & > * { flex: 1; } }
`;
