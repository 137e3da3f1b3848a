-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "subject" TEXT;

-- CreateIndex
CREATE INDEX "attempts_subject_idx" ON "attempts"("subject");
