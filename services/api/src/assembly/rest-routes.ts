import { authRoutes } from '../access/sign-in/sign-in.rest.ts';
import { articleRoutes } from '../catalogue/articles/articles.rest.ts';
import { categoryRoutes } from '../catalogue/categories/categories.rest.ts';
import { imageRoutes } from '../catalogue/images/images.rest.ts';
import { requestDeletionRoutes } from '../desk/request-deletion/request-deletion.rest.ts';
import type { RestRoute } from '../platform/rest/route.ts';
import { reservationRequestRoutes } from '../requests/reservation-requests/reservation-requests.rest.ts';
import { companyInfoRoutes } from '../site/company-info/company-info.rest.ts';
import { partnerRoutes } from '../site/partners/partners.rest.ts';
import { salesConditionsRoutes } from '../site/sales-conditions/sales-conditions.rest.ts';
import { testimonialRoutes } from '../site/testimonials/testimonials.rest.ts';

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
