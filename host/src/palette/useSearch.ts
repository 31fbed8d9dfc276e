import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { actions, matching, nearby, suggestions } from './fixed';
import type { Group, Option } from './option';
import { openedRecords, recentChoices } from './recent';
import { useFound } from './useFound';

/** What is typed, what it finds, and which of that is selected. */
export function useSearch() {
  const [query, setQuery] = useState('');
  const [selectedId, setSelectedId] = useState<string>();
  const [recent] = useState(() => ({ ids: recentChoices(), opened: openedRecords() }));
  const text = query.trim();
  const isActions = text.startsWith('>');
  const found = useFound(text === '' || isActions ? null : text);
  const fixed = fixedGroups(text, recent);
  const asTyped = [...fixed, ...found.groups];
  // A last resort: what is found as typed is never mixed with what is only near it.
  const results = asTyped.length > 0 || isActions || found.isSearching ? asTyped : nearby(text);
  const groups = isQuestion(text, fixed) ? [...results, askGroup(text)] : results;
  const options = groups.flatMap((group) => group.options);
  // Enter on words that found nothing does not ask: that is a choice of its own.
  const first = results.length > 0 ? options[0] : undefined;
  // Records come in front of it while it is selected.
  const selected = options.find(({ id }) => id === selectedId) ?? first;
  return {
    query,
    groups,
    options,
    found,
    hasResults: results.length > 0,
    selected,
    select: (option: Option) => setSelectedId(option.id),
    /** Moves the selection, around the end of the list. */
    move(step: number) {
      const next = selected ? (options.indexOf(selected) + step + options.length) % options.length : 0;
      setSelectedId(options[next]?.id);
    },
    type(next: string) {
      setQuery(next);
      setSelectedId(undefined);
    },
  };
}

type Recent = { ids: readonly string[]; opened: readonly Option[] };

/** What is found at once, before any record is looked for. */
function fixedGroups(text: string, { ids, opened }: Recent): Group[] {
  if (text === '') return suggestions(ids, opened);
  return text.startsWith('>') ? actions(text.slice(1).trim()) : matching(text);
}

/** Words that name no page may be a question, and so are three or more, or what ends as one. */
const isQuestion = (text: string, fixed: readonly Group[]) =>
  text !== '' && !text.startsWith('>') && (fixed.length === 0 || /\S\s+\S+\s+\S|\?$/.test(text));

const askGroup = (text: string): Group => ({
  title: 'Vezne AI',
  options: [
    {
      id: 'ask-words',
      title: `Vezne AI'ya sor: “${text}”`,
      description: "Soruyu Vezne AI'ya iletir",
      tag: 'Soru',
      tone: 'ai',
      Icon: MessageCircleQuestionMark,
      choice: { ask: text },
    },
  ],
});
