import { useNavigate } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { SearchForm } from './search-form.tsx';

/** Finds customers by what they write in a mail to support. */
export function CustomerSearch({
  who = '',
  hasFirstFocus = false,
}: {
  who?: string;
  hasFirstFocus?: boolean;
}) {
  const navigate = useNavigate();
  return (
    <SearchForm
      label="Find a customer"
      placeholder="Mail, company, receipt, order, key, reference"
      value={who}
      hasFirstFocus={hasFirstFocus}
      onFind={(wanted) => navigate(`${pagePaths.operatorCustomers}?${new URLSearchParams({ who: wanted })}`)}
    />
  );
}
