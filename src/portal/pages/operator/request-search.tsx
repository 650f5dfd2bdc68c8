import { useNavigate } from 'react-router-dom';
import { pastedReference } from '../../../domain/operator/request-reference.ts';
import { operatorRequestPath } from '../../../domain/page-paths.ts';
import { SearchForm } from './search-form.tsx';

/** Finds a request by the reference that a page showed, as it was pasted. */
export function RequestSearch({ reference = '', hasFirstFocus = false }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      label="Find a request"
      placeholder="Reference that a page showed"
      value={reference}
      hasFirstFocus={hasFirstFocus}
      onFind={(wanted) => navigate(operatorRequestPath(pastedReference(wanted) ?? wanted))}
    />
  );
}
