-- For what a customer rented: « Mariage, 80 convives ».
ALTER TABLE "testimonials" ADD COLUMN "evenement" TEXT;
