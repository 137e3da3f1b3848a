import type { GraphQLSchema } from 'graphql';
import { builder } from '../platform/graphql/builder.ts';
import { describeCommonFields } from '../platform/graphql/common-descriptions.ts';
import '../requests/acceptances/acceptances.graphql.ts';
import '../requests/acceptances/follow-up-acceptances.graphql.ts';
import '../access/api-keys/api-keys.graphql.ts';
import '../catalogue/article-sets/article-sets.graphql.ts';
import '../catalogue/articles/article-changes.graphql.ts';
import '../catalogue/articles/articles.graphql.ts';
import '../catalogue/price-lists/price-lists.graphql.ts';
import '../access/auth/auth.graphql.ts';
import '../requests/calendar-feeds/calendar-feeds.graphql.ts';
import '../access/email-changes/email-changes.graphql.ts';
import '../desk/example/example.graphql.ts';
import '../desk/spreadsheets/sheet-imports.graphql.ts';
import '../desk/handover/followed-handovers.graphql.ts';
import '../desk/handover/handover.graphql.ts';
import '../desk/handover/handover-closings.graphql.ts';
import '../desk/handover/returns-to-settle.graphql.ts';
import '../access/journal/journal.graphql.ts';
import '../money/cheque-slips/cheque-slips.graphql.ts';
import '../money/figures/bill-received.graphql.ts';
import '../money/figures/figures.graphql.ts';
import '../money/past-hires/past-hires.graphql.ts';
import '../money/figures/vat/vat-figures.graphql.ts';
import '../money/figures/order-book/order-book.graphql.ts';
import '../money/figures/park/park.graphql.ts';
import '../money/figures/turnover-parts.graphql.ts';
import '../money/payments/ledger.graphql.ts';
import '../money/till/till.graphql.ts';
import '../money/to-invoice/to-invoice.graphql.ts';
import '../requests/line-templates/line-templates.graphql.ts';
import '../money/invoice-settings/invoice-settings.graphql.ts';
import '../money/invoices/invoice-events.graphql.ts';
import '../access/mail-server/mail-server.graphql.ts';
import '../catalogue/categories/categories.graphql.ts';
import '../site/company-info/company-info.graphql.ts';
import '../desk/customer-history/customer-history.graphql.ts';
import '../customers/customers/customer-merges.graphql.ts';
import '../customers/customers/customers.graphql.ts';
import '../desk/customer-history/matching-customers.graphql.ts';
import '../desk/customer-list/customer-list.graphql.ts';
import '../site/failure-reports/failure-reports.graphql.ts';
import '../catalogue/images/images.graphql.ts';
import '../money/invoice-reminders/invoice-reminders.graphql.ts';
import '../money/invoices/invoice-list.graphql.ts';
import '../money/invoices/correction.graphql.ts';
import '../money/invoices/invoices.graphql.ts';
import '../outbox/mails/mails.graphql.ts';
import '../site/partners/partners.graphql.ts';
import '../requests/pricing/pricing.graphql.ts';
import '../requests/quote-reminders/quote-reminders.graphql.ts';
import '../requests/quotes/quotes.graphql.ts';
import '../requests/availability/availability.graphql.ts';
import '../requests/follow-up/cancellations.graphql.ts';
import '../requests/follow-up/follow-up.graphql.ts';
import '../money/followed-deals/followed-deals.graphql.ts';
import '../access/password-resets/password-resets.graphql.ts';
import '../catalogue/pieces/pieces.graphql.ts';
import '../desk/personal-data/personal-data.graphql.ts';
import '../requests/planning/planning.graphql.ts';
import '../requests/planning/request-conflicts.graphql.ts';
import '../desk/request-files/message-files.graphql.ts';
import '../desk/request-files/request-files.graphql.ts';
import '../requests/reservation-requests/request-life.graphql.ts';
import '../requests/reservation-requests/request-lines.graphql.ts';
import '../desk/request-list/request-list.graphql.ts';
import '../requests/reservation-requests/reservation-requests.graphql.ts';
import '../desk/request-deletion/request-deletion.graphql.ts';
import '../requests/request-editing/request-editing.graphql.ts';
import '../access/sign-in/sign-in.graphql.ts';
import '../site/sales-conditions/sales-conditions.graphql.ts';
import '../requests/outings/outings.graphql.ts';
import '../catalogue/packs/packs.graphql.ts';
import '../access/second-factor/second-factor.graphql.ts';
import '../access/sessions/sessions.graphql.ts';
import '../site/shop-settings/shop-settings.graphql.ts';
import '../site/site-texts/site-texts.graphql.ts';
import '../catalogue/stock-movements/stock-movements.graphql.ts';
import '../access/team/team.graphql.ts';
import '../site/testimonials/testimonials.graphql.ts';
import '../desk/today/today.graphql.ts';
import '../access/webhooks/webhook-deliveries.graphql.ts';
import '../access/webhooks/webhooks.graphql.ts';

/** The whole GraphQL schema; building it fails when a root field has no `authScopes`. */
export const schema = builder.toSchema();
describeCommonFields(schema);
requireScopes(schema);

function requireScopes(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const options: unknown = field.extensions.pothosOptions;
      if (typeof options !== 'object' || options === null || !('authScopes' in options)) {
        throw new Error(`${root?.name}.${field.name} does not state who may use it (authScopes)`);
      }
    }
  }
}
