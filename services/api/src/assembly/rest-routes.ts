import { articleRoutes } from '../features/articles/articles.rest.ts';
import { categoryRoutes } from '../features/categories/categories.rest.ts';
import { companyInfoRoutes } from '../features/company-info/company-info.rest.ts';
import { imageRoutes } from '../features/images/images.rest.ts';
import { partnerRoutes } from '../features/partners/partners.rest.ts';
import { requestDeletionRoutes } from '../features/request-deletion/request-deletion.rest.ts';
import { reservationRequestRoutes } from '../features/reservation-requests/reservation-requests.rest.ts';
import { salesConditionsRoutes } from '../features/sales-conditions/sales-conditions.rest.ts';
import { authRoutes } from '../features/sign-in/sign-in.rest.ts';
import { testimonialRoutes } from '../features/testimonials/testimonials.rest.ts';
import type { RestRoute } from '../rest/route.ts';

/** All documented calls, in the order of their documentation. */
export const restRoutes: readonly RestRoute[] = [
  ...articleRoutes,
  ...authRoutes,
  ...categoryRoutes,
  ...companyInfoRoutes,
  ...imageRoutes,
  ...partnerRoutes,
  ...reservationRequestRoutes,
  ...requestDeletionRoutes,
  ...salesConditionsRoutes,
  ...testimonialRoutes,
];
