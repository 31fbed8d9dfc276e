import type { CashFlow } from '@vezne/contract';
import { MenuItem } from '@vezne/ui';
import Copy from 'lucide-react/icons/copy';
import Repeat from 'lucide-react/icons/repeat';
import { isPlain } from '../past/is-plain';

type Props<Entry extends CashFlow> = {
  entry: Entry;
  onRepeat: (entry: Entry) => void;
  onMonthly: (entry: Entry) => void;
};

/** An entry once more, today or every month; nothing where it does not stand for itself. */
export function RepeatItems<Entry extends CashFlow>({ entry, onRepeat, onMonthly }: Props<Entry>) {
  if (!isPlain(entry)) return null;
  return (
    <>
      <MenuItem icon={<Copy aria-hidden />} onClick={() => onRepeat(entry)}>
        Bugüne Çoğalt
      </MenuItem>
      <MenuItem icon={<Repeat aria-hidden />} onClick={() => onMonthly(entry)}>
        Her Ay Tekrarla
      </MenuItem>
    </>
  );
}
