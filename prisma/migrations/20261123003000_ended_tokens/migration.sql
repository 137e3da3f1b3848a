-- CreateTable
CREATE TABLE "ended_tokens" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ended_tokens_expires_at_idx" ON "ended_tokens"("expires_at");
