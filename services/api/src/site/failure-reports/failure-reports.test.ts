import { rateLimits } from '@barnum/rules/limits';
import { failureReport, reportFailureMutation } from '@barnum/rules/site/failure-reports/failure-reports';
import { expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../../test/support/service.ts';
import { logFailureReport } from './failure-reports.domain.ts';

it('becomes one line of the log', () => {
  const warn = vi.fn();
  const failure = failureReport(new TypeError('lost'), 'storefront', '/');
  logFailureReport({ warn }, failure);
  expect(warn.mock.calls).toEqual([[{ failure }, 'a browser failed']]);
});

onOneDatabase(
  'a failure in a browser',
  (service) => {
    const report = failureReport(new TypeError('lost'), 'backoffice', '/admin/articles/12');

    it('is sent by anybody, so often and no oftener', async () => {
      for (let sent = 0; sent < rateLimits.failureReport.count; sent += 1) {
        expect((await service.graphql(reportFailureMutation, { report })).data).toEqual({ reportFailure: true });
      }
      const { errors } = await service.graphql(reportFailureMutation, { report });
      expect(errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
    });

    it('is refused when it holds a text', async () => {
      const { errors } = await service.graphql(reportFailureMutation, {
        report: { ...report, name: 'Maëlle Le Goff' },
      });
      expect(errors[0]?.extensions?.code).toBe('VALIDATION');
    });
  },
  { rateLimitFactor: 1 },
);
