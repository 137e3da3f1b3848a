-- Reminders of invoices that are late: the kind of their mails came with 20261123110300.
SELECT 1;
