/** A page without an entity, at /overdue-loans: the loans that are overdue, with the days since they were due. */
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList } from 'ra-core';
import { ReferenceField, TextField } from 'react-admin';

interface Loan {
  id: number;
  dueOn: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** More loans than this are never overdue at once. */
const PER_PAGE = 100;

const countDays = (dueOn: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(dueOn)) / DAY_MS));

export function Page() {
  const { data, isPending, error } = useGetList<Loan>('loan', {
    filter: { loanStatus: 'OVERDUE' },
    pagination: { page: 1, perPage: PER_PAGE },
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (isPending) return <p aria-busy>…</p>;
  if (data.length === 0) return <p>Nothing is overdue.</p>;
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
      {data.map((loan) => (
        <Typography key={loan.id} component="li" variant="body2" sx={{ py: 1 }}>
          <RecordContextProvider value={loan}>
            <ReferenceField source="bookId" reference="book" link={false}>
              <TextField source="bookTitle" />
            </ReferenceField>
            {`, due for ${countDays(loan.dueOn)} days: `}
            <ReferenceField source="memberId" reference="member" />
          </RecordContextProvider>
        </Typography>
      ))}
    </Paper>
  );
}
