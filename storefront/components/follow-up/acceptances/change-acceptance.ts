import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { createApiClient } from '../../../lib/service/api-client.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { change } from '../change-follow-up.ts';
import { type FollowUp, followUpFields } from '../follow-up.ts';
import type { OpenOffer } from './acceptance.ts';
import { downloadFile } from './download-file.ts';

const codeMutation = graphql(
  `
    mutation SendAcceptanceCode($jeton: String!, $devis: Int!) {
      followUp: sendAcceptanceCode(jeton: $jeton, devis: $devis) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const acceptMutation = graphql(
  `
    mutation AcceptQuote(
      $jeton: String!
      $devis: Int!
      $textes: String!
      $code: String!
      $nom: String!
      $qualite: String
      $accord: Boolean!
      $dessin: String
    ) {
      followUp: acceptQuote(
        jeton: $jeton
        devis: $devis
        textes: $textes
        code: $code
        nom: $nom
        qualite: $qualite
        accord: $accord
        dessin: $dessin
      ) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const declineMutation = graphql(
  `
    mutation DeclineQuote($jeton: String!, $devis: Int!, $mot: String!) {
      followUp: declineQuote(jeton: $jeton, devis: $devis, mot: $mot) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const withdrawMutation = graphql(
  `
    mutation WithdrawFromContract($jeton: String!) {
      followUp: withdrawFromContract(jeton: $jeton) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const evidenceQuery = graphql(`
  query AcceptanceEvidence($jeton: String!) {
    followUp(jeton: $jeton) {
      acceptation {
        preuveName
        preuve
      }
    }
  }
`);

/** What who accepts a quote says; the service judges it. */
export interface Signature {
  code: string;
  nom: string;
  qualite: string;
  accord: boolean;
  dessin: string;
}

/** Asks for the code that accepts the version `devis`. */
export function sendCode(jeton: string, devis: number): Promise<Outcome<FollowUp>> {
  return change(codeMutation, { jeton, devis });
}

/** Accepts what the page shows: the version, and the texts, by their hash. */
export function acceptQuote(
  jeton: string,
  { versionId, textes }: OpenOffer,
  input: Signature,
): Promise<Outcome<FollowUp>> {
  return change(acceptMutation, { jeton, devis: versionId, textes: textes.empreinte, ...input });
}

export function declineQuote(jeton: string, devis: number, mot: string): Promise<Outcome<FollowUp>> {
  return change(declineMutation, { jeton, devis, mot });
}

export function withdraw(jeton: string): Promise<Outcome<FollowUp>> {
  return change(withdrawMutation, { jeton });
}

/** Downloads the evidence; resolves with the reason of a failure, else with null. */
export async function downloadEvidence(jeton: string): Promise<string | null> {
  const outcome = outcomeOf(await createApiClient().query(evidenceQuery, { jeton }).toPromise());
  const found = outcome.status === 'done' ? outcome.data.followUp?.acceptation : null;
  if (!found?.preuve) return acceptanceSentences.downloadFailed;
  downloadFile(found.preuveName, found.preuve, 'application/zip');
  return null;
}
