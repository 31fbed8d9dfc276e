import { lazyPart } from '@vezne/federation';
import { focusWhenLost } from '@vezne/records';
import { formatCount } from '@vezne/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteView } from './DeleteView';
import { SaveView } from './SaveView';
import { useViewCounts } from './useViewCounts';
import { type Rows, rowDensity, useViews, type ViewDialog } from './useViews';
import { ViewMenu } from './ViewMenu';
import { Count, Root, Tab, Tabs } from './view-tab-styles';

const ViewModal = lazyPart('The dialog of a view', () => import('./ViewModal'), null);

/**
 * `isReady`: the list is there, so what is counted holds nothing up. `isQuiet`: they stand beside tabs of pages, and a
 * page has one underlined row.
 */
type Props = Rows & { isReady: boolean; isQuiet: boolean };

/** All entries and the manager's saved views as tabs, and what can be done with the one that is looked at. */
export function ViewTabs({ isReady, isQuiet, ...rows }: Props) {
  const state = useViews(rows);
  const { views, current, params, today } = state;
  const { total, counts } = useViewCounts(views, today, isReady);
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const close = () => setDialog(null);
  const { root, keep } = useFocusOnCurrent(!state.isChanged && dialog === null);
  return (
    <Root ref={root} data-quiet={isQuiet || undefined}>
      <Tabs aria-label="Görünümler" onKeyDown={walk}>
        <ul>
          <ViewTab {...state.linkTo(null)} name="Tüm hareketler" count={total} isCurrent={!current} />
          {views.map((view) => (
            <ViewTab
              key={view.id}
              {...state.linkTo(view)}
              name={view.name}
              count={counts[view.id]}
              isCurrent={view.id === current?.id}
            >
              {view.id === current?.id && <ViewMenu view={view} onOpen={setDialog} />}
            </ViewTab>
          ))}
        </ul>
      </Tabs>
      {state.isChanged && <SaveView state={state} density={rows.density} onOpen={setDialog} />}
      {dialog?.kind === 'form' && (
        <ViewModal
          view={dialog.view}
          params={params}
          today={today}
          density={rowDensity(rows.density)}
          onClose={close}
          onSaved={(id) => {
            keep();
            state.name(id);
          }}
        />
      )}
      <DeleteView
        view={dialog?.kind === 'delete' ? dialog.view : null}
        onClose={close}
        onDeleted={() => state.name(null)}
      />
    </Root>
  );
}

/** With what is saved its button goes: the focus then stands on the tab of the view, not nowhere. */
function useFocusOnCurrent(isSettled: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>('[aria-current]');
    if (!isAwaited.current || !isSettled || !tab) return;
    isAwaited.current = false;
    // The dialog brings the focus back first, if there is anything left to bring it to.
    focusWhenLost(() => tab);
  });
  const keep = () => {
    isAwaited.current = true;
  };
  return { root, keep };
}

type TabProps = {
  to: { search: string };
  onClick: () => void;
  name: string;
  count: number | undefined;
  isCurrent: boolean;
  children?: ReactNode;
};

function ViewTab({ name, count, isCurrent, children, ...link }: TabProps) {
  const tab = useRef<HTMLLIElement>(null);
  // That of all entries is at the beginning: scrolled to, it would push the names of the pages out of sight.
  const isSaved = children !== undefined;
  useEffect(() => {
    if (isCurrent && isSaved) tab.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent, isSaved]);
  return (
    <Tab ref={tab} data-current={isCurrent || undefined}>
      <Link {...link} aria-current={isCurrent ? 'true' : undefined}>
        <span>{name}</span>
        {count !== undefined && <Count>{formatCount(count)}</Count>}
      </Link>
      {children}
    </Tab>
  );
}

/** Arrows walk from tab to tab; Enter opens the one that has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
}
