-- Invitations become links like those of forgotten passwords, which mails can hold. Who was invited and has not come yet
-- needs a new link: the person stays, and « Nouveau lien » gives one.
ALTER TABLE "users" DROP COLUMN "invitation_secret";
