import type { GraphQLSchema } from 'graphql';
import { builder } from '../graphql/builder.ts';
import { describeCommonFields } from '../graphql/common-descriptions.ts';
import '../features/acceptances/acceptances.graphql.ts';
import '../features/acceptances/follow-up-acceptances.graphql.ts';
import '../features/api-keys/api-keys.graphql.ts';
import '../features/article-sets/article-sets.graphql.ts';
import '../features/articles/article-changes.graphql.ts';
import '../features/articles/articles.graphql.ts';
import '../features/auth/auth.graphql.ts';
import '../features/calendar-feeds/calendar-feeds.graphql.ts';
import '../features/email-changes/email-changes.graphql.ts';
import '../features/example/example.graphql.ts';
import '../features/journal/journal.graphql.ts';
import '../features/payments/ledger.graphql.ts';
import '../features/to-invoice/to-invoice.graphql.ts';
import '../features/line-templates/line-templates.graphql.ts';
import '../features/invoice-settings/invoice-settings.graphql.ts';
import '../features/invoices/invoice-events.graphql.ts';
import '../features/mail-server/mail-server.graphql.ts';
import '../features/categories/categories.graphql.ts';
import '../features/company-info/company-info.graphql.ts';
import '../features/customer-history/customer-history.graphql.ts';
import '../features/customers/customer-merges.graphql.ts';
import '../features/customers/customers.graphql.ts';
import '../features/customer-history/matching-customers.graphql.ts';
import '../features/failure-reports/failure-reports.graphql.ts';
import '../features/images/images.graphql.ts';
import '../features/invoice-reminders/invoice-reminders.graphql.ts';
import '../features/invoices/invoice-list.graphql.ts';
import '../features/invoices/correction.graphql.ts';
import '../features/invoices/invoices.graphql.ts';
import '../features/mails/mails.graphql.ts';
import '../features/partners/partners.graphql.ts';
import '../features/pricing/pricing.graphql.ts';
import '../features/quotes/quotes.graphql.ts';
import '../features/availability/availability.graphql.ts';
import '../features/follow-up/cancellations.graphql.ts';
import '../features/follow-up/follow-up.graphql.ts';
import '../features/followed-deals/followed-deals.graphql.ts';
import '../features/password-resets/password-resets.graphql.ts';
import '../features/pieces/pieces.graphql.ts';
import '../features/personal-data/personal-data.graphql.ts';
import '../features/planning/planning.graphql.ts';
import '../features/planning/request-conflicts.graphql.ts';
import '../features/request-files/request-files.graphql.ts';
import '../features/reservation-requests/request-life.graphql.ts';
import '../features/reservation-requests/request-lines.graphql.ts';
import '../features/request-list/request-list.graphql.ts';
import '../features/reservation-requests/reservation-requests.graphql.ts';
import '../features/request-deletion/request-deletion.graphql.ts';
import '../features/request-editing/request-editing.graphql.ts';
import '../features/sign-in/sign-in.graphql.ts';
import '../features/sales-conditions/sales-conditions.graphql.ts';
import '../features/outings/outings.graphql.ts';
import '../features/packs/packs.graphql.ts';
import '../features/second-factor/second-factor.graphql.ts';
import '../features/sessions/sessions.graphql.ts';
import '../features/site-texts/site-texts.graphql.ts';
import '../features/stock-movements/stock-movements.graphql.ts';
import '../features/team/team.graphql.ts';
import '../features/testimonials/testimonials.graphql.ts';
import '../features/today/today.graphql.ts';
import '../features/webhooks/webhook-deliveries.graphql.ts';
import '../features/webhooks/webhooks.graphql.ts';

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
