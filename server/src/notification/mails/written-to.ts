/** Regular letters go to companies whose subscription runs and that are not being closed. */
export const mayBeWritten = (of: string, now: string) =>
  `EXISTS (SELECT FROM subscription s WHERE s.company_id = ${of}.company_id AND s.end_at > ${now})
        AND NOT EXISTS (SELECT FROM company_closing g WHERE g.company_id = ${of}.company_id)`;
