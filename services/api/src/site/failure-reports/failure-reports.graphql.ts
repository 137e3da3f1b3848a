import { parseInput } from '@barnum/rules/errors';
import { failureInput } from '@barnum/rules/site/failure-reports-input';
import { builder } from '../../platform/graphql/builder.ts';
import { logFailureReport } from './failure-reports.domain.ts';

const FailureReport = builder.inputType('FailureReport', {
  description: 'Une panne dans un navigateur, sans rien de ce qui y était saisi ou affiché.',
  fields: (t) => ({
    app: t.string({ required: true, description: '`storefront` ou `backoffice`.' }),
    name: t.string({ required: true, description: 'La classe de l’erreur.' }),
    place: t.string({ description: 'L’endroit dans les scripts du site.' }),
    screen: t.string({ required: true, description: 'L’écran, sans ce que son adresse désigne.' }),
    release: t.string({ required: true, description: 'La version du site.' }),
  }),
});

builder.mutationField('reportFailure', (t) =>
  t.boolean({
    description: 'Signaler une panne, notée au journal du service.',
    authScopes: { public: true },
    args: { report: t.arg({ type: FailureReport, required: true }) },
    resolve: async (_root, { report }, { rateLimiter, address, log }) => {
      const failure = parseInput(failureInput, report);
      await rateLimiter.consume('failureReport', address);
      logFailureReport(log, failure);
      return true;
    },
  }),
);
