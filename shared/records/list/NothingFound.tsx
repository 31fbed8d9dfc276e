import { Button, Empty, formatCount, upper } from '@vezne/ui';
import { headOfPage } from '../focus/record-beside';

type Props = {
  title: string;
  /** What was searched for. */
  words: string;
  /** The filters in the way, each as the place that was looked in: "Kasım 2026 döneminde". */
  filters?: readonly string[];
  /** How many there would be without the filters; undefined until that is known. */
  without?: number | undefined;
  /** What one is called, and how it is asked for: "kayıt", "Kaydı". */
  noun: readonly [name: string, object: string];
  /** What the button is called that shows everything again. */
  all: string;
  onDropFilters?: () => void;
  onShowAll: () => void;
};

/** Why a list shows nothing although there is something, and the ways out: without the filters, or without all. */
export function NothingFound({ title, words, filters = [], without, noun, all, ...on }: Props) {
  const [name, object] = noun;
  const isFiltered = filters.length > 0;
  const count = isFiltered && without !== undefined ? without : null;
  // The buttons go with the sentence.
  const leave = (show?: () => void) => () => {
    headOfPage()?.focus();
    show?.();
  };
  return (
    <Empty
      title={title}
      plain
      action={
        <>
          {count !== null && count > 0 && (
            <Button onClick={leave(on.onDropFilters)}>
              {formatCount(count)} {object} Göster
            </Button>
          )}
          {(words || !count) && (
            <Button variant={count ? 'ghost' : 'secondary'} onClick={leave(on.onShowAll)}>
              {isFiltered ? 'Temizle' : all}
            </Button>
          )}
        </>
      }
    >
      {sentenceOf(words, `${filters.join(', ')} eşleşen ${name} yok.`.trimStart())}
      {count !== null &&
        (count > 0
          ? ` Süzgeçler kalkınca ${formatCount(count)} ${name} bulunuyor.`
          : ` Süzgeçler kalksa da ${name} bulunmuyor.`)}
    </Empty>
  );
}

const sentenceOf = (words: string, rest: string) =>
  words ? `“${words}” için ${rest}` : `${upper(rest.charAt(0))}${rest.slice(1)}`;
