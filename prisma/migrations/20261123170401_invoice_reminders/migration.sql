-- Reminders of invoices that are late.
ALTER TYPE "mail_kind" ADD VALUE 'relance';
