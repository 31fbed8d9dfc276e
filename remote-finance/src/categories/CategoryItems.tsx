import { type Category, dayInTurkey } from '@vezne/contract';
import { MenuItem } from '@vezne/ui';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router-dom';
import { daysOf, ledgerPath } from '../figures/ledger-path';

/** What the ⋮ of a category offers besides. */
export function CategoryItems({ category: { id: categoryId } }: { category: Category }) {
  const month = daysOf(dayInTurkey(new Date()).slice(0, 7));
  return (
    <>
      <MenuItem icon={<BookOpen aria-hidden />} render={<Link to={ledgerPath({ categoryId })} />}>
        Kasa Kayıtları
      </MenuItem>
      <MenuItem
        icon={<CalendarDays aria-hidden />}
        render={<Link to={ledgerPath({ ...month, categoryId })} />}
      >
        Bu Ayın Kayıtları
      </MenuItem>
    </>
  );
}
