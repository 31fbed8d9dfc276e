import type { ContactMessage } from '@vezne/contract';
import type { Sql } from '../db/database';

export const insertContactMessage = (
  sql: Sql,
  id: string,
  message: Omit<ContactMessage, 'kvkkRead' | 'website'>,
) =>
  sql.run(
    `INSERT INTO contact_message (id, full_name, email, phone, company_name, subject, message)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      message.fullName,
      message.email,
      message.phone,
      message.companyName,
      message.subject,
      message.message,
    ],
  );
