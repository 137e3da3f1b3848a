import { capabilitiesOf, type TeamRole } from '@barnum/rules/team/rights';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../src/graphql/schema.ts';

/** The fields of each type that somebody comes to. */
type Reached = Map<string, Set<string>>;

interface Options {
  authScopes?: Record<string, boolean> & { $all?: Record<string, boolean> };
  skipTypeScopes?: boolean;
}

it('who only prepares reads this, and no amount, no e-mail of a customer, no list of customers', () => {
  const visitors = reach(null, ['Query']);
  const beyondVisitors = [...reach('preparation', ['Query', 'Mutation', 'Subscription'])].map(
    ([type, fields]) => [type, [...fields].filter((field) => !visitors.get(type)?.has(field)).toSorted()] as const,
  );
  const found = Object.fromEntries(
    beyondVisitors.flatMap(([type, fields]) => (fields.length > 0 ? [[type, fields.join(' ')]] : [])),
  );
  expect(found).toEqual({
    Query:
      'marksPieces me myEmailChange mySessions occupation piece pieceChoices pieceOutings planning secondFactor ' +
      'stockCalendar workday',
    Mutation:
      'acceptInvitation addPasskey cancelEmailChange cancelFollowUp changePassword completeSignIn completeSignInWithPasskey confirmEmailChange confirmTotp ' +
      'createReservationRequest endOtherSessions endSession login logout notePieceOuting refuseEmailChange ' +
      'removePasskey removePieceOuting removeTotp renewRecoveryCodes reportFailure requestCancellation requestEmailChange requestErasure requestPasswordReset ' +
      'resetPassword sendFollowUpMessage signIn startPasskey startTotp tickPreparation withdrawCancellation',
    EmailChange: 'expiresAt newConfirmed newEmail newUndelivered oldConfirmed oldUndelivered',
    OpenSession: 'appareil createdAt id isCurrent lastSeenAt',
    Subscription: 'preparationTicked',
    Session: 'token user',
    SignIn: 'challenge secondStep session',
    SecondStep: 'hasTotp passkeyOptions',
    SecondFactor: 'hasTotp isCompulsory passkeys recoveryCodesLeft since',
    Passkey: 'createdAt id lastUsedAt name',
    TotpSetUp: 'address secret',
    User: 'capabilities email id name needsSecondFactor role',
    Planning: 'articles bookings joursRemiseEnEtat requests stockChanges ticks',
    Booking: 'debut fin id items nom prenom statut',
    BookedItem: 'articleId nom pack quantite',
    Piece: 'article articleId createdAt etat etiquetteLe id notes numero outings updatedAt',
    PieceOuting: 'auteur createdAt piece request',
    PreparationTick: 'auteur createdAt mouvement nom quantite requestId',
    Workday: 'conflicts departures returns',
    WaitingRequests: 'items totalCount',
    StockConflict: 'articleId day nom reserve stock',
    StockCalendar: 'articles taken totalCount',
    TakenPieces: 'articleId jours',
    DayCount: 'aConfirmer libre libres reserve stock',
    StockChange: 'articleId debut fin quantite',
    ArticleOccupation: 'aConfirmer articleId choix libre nom reserve stock terrain',
    ReservationRequest:
      'adresse createdAt creneau date dateRetour dateRetrait debut fin id items livraisonMontage nom notes phone ' +
      'prenom statut updatedAt',
    ReservationRequestItem: 'articleId choix components id nature nom quantite terrain',
    RequestItemComponent: 'articleId nom quantite',
  });
});

it('the équipe comes to no type of money until the gérant allows it', () => {
  const ofMoney = (types: Reached) =>
    [...types.keys()].filter((name) => /Invoice|Billing|Payment|^Deposit|Ledger|Receipt|Balance/.test(name));
  expect(ofMoney(reach('team', ['Query', 'Mutation', 'Subscription']))).toEqual([]);
  expect(ofMoney(reach('manager', ['Query', 'Mutation', 'Subscription'])).length).toBeGreaterThan(10);
});

/** What `role` (null for a visitor) comes to from these roots, by the scopes that types and fields state. */
function reach(role: TeamRole | null, roots: readonly string[]): Reached {
  const signedIn =
    role === null ? [] : ['authenticated', 'account', ...capabilitiesOf(role, { teamHandlesMoney: false })];
  const own: readonly string[] = ['public', ...signedIn];
  const opens = ({ authScopes }: Options) => {
    if (authScopes === undefined) return true;
    // Scopes that are computed could not be read here.
    expect(authScopes).toBeTypeOf('object');
    const { $all, ...any } = authScopes;
    if ($all !== undefined && Object.keys($all).every((scope) => own.includes(scope))) return true;
    return Object.keys(any).some((scope) => own.includes(scope));
  };
  const reached: Reached = new Map();
  const visit = (type: GraphQLObjectType) => {
    const fields = new Set<string>();
    reached.set(type.name, fields);
    for (const field of Object.values(type.getFields())) {
      const options = optionsOf(field);
      if (!opens(options) || !(options.skipTypeScopes || opens(optionsOf(type)))) continue;
      fields.add(field.name);
      const next = getNamedType(field.type);
      if (isObjectType(next) && !reached.has(next.name)) visit(next);
    }
  };
  for (const name of roots) visit(schema.getType(name) as GraphQLObjectType);
  return reached;
}

function optionsOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): Options {
  return (extensions.pothosOptions ?? {}) as Options;
}
