-- How the company invoices: one row at most.

CREATE TABLE "invoice_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "settings" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_settings_id_check" CHECK ("id" = 1)
);
