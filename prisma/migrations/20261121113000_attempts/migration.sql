-- CreateTable
CREATE TABLE "attempts" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "attempts_expires_at_idx" ON "attempts"("expires_at");
