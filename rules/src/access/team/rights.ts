/** What somebody may do. A call, a route and a screen each name the ones that open it. */
export const capabilities = [
  'planning',
  'preparation',
  'requests',
  'customers',
  'messages',
  'articles',
  'money',
  'deposits',
  'site',
  'settings',
  'team',
  'journal',
  'keys',
] as const;
export type Capability = (typeof capabilities)[number];

/** What somebody is in the team. `user`: an account that opens nothing. */
export const teamRoles = ['manager', 'team', 'preparation', 'user'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Yes, no, or as the company has set it: the setting that says so. */
type Right = boolean | keyof RightSettings;

/** The table of rights: what each role may do. All that is checked, by both APIs and by the screens, follows from it. */
export const rights: Record<TeamRole, Record<Capability, Right>> = {
  manager: {
    planning: true,
    preparation: true,
    requests: true,
    customers: true,
    messages: true,
    articles: true,
    money: true,
    deposits: true,
    site: true,
    settings: true,
    team: true,
    journal: true,
    keys: true,
  },
  team: {
    planning: true,
    preparation: true,
    requests: true,
    customers: true,
    messages: true,
    articles: true,
    money: 'teamHandlesMoney',
    deposits: 'teamHandlesMoney',
    site: false,
    settings: false,
    team: false,
    journal: false,
    keys: false,
  },
  preparation: {
    planning: true,
    preparation: true,
    requests: false,
    customers: false,
    messages: false,
    articles: false,
    money: false,
    deposits: 'preparationTakesDeposits',
    site: false,
    settings: false,
    team: false,
    journal: false,
    keys: false,
  },
  user: {
    planning: false,
    preparation: false,
    requests: false,
    customers: false,
    messages: false,
    articles: false,
    money: false,
    deposits: false,
    site: false,
    settings: false,
    team: false,
    journal: false,
    keys: false,
  },
};

/** What the company has decided about who may do what. */
export interface RightSettings {
  /** Whether the équipe handles invoices, payments and deposits. */
  teamHandlesMoney: boolean;
  /** Whether who prepares takes the deposit at the departure. */
  preparationTakesDeposits: boolean;
}

/** What the company has decided about the rights of its team. */
export interface TeamSettings extends RightSettings {
  /** Whether a gérant without a second factor reaches nothing but its set-up. */
  managersNeedSecondFactor: boolean;
  /** The same of everybody else in the team. */
  teamNeedsSecondFactor: boolean;
}

/** Until the gérant decides otherwise, money is theirs, and a password is enough. */
export const defaultTeamSettings: TeamSettings = {
  teamHandlesMoney: false,
  preparationTakesDeposits: false,
  managersNeedSecondFactor: false,
  teamNeedsSecondFactor: false,
};

/** Of whom the company asks a second factor. */
export const secondFactorChoices = {
  nobody: { managersNeedSecondFactor: false, teamNeedsSecondFactor: false },
  managers: { managersNeedSecondFactor: true, teamNeedsSecondFactor: false },
  everybody: { managersNeedSecondFactor: true, teamNeedsSecondFactor: true },
} as const;
export type SecondFactorChoice = keyof typeof secondFactorChoices;

export const secondFactorChoiceLabels: Record<SecondFactorChoice, string> = {
  nobody: 'De personne',
  managers: 'Des gérants',
  everybody: 'De toute l’équipe',
};

type FactorSettings = Pick<TeamSettings, 'managersNeedSecondFactor' | 'teamNeedsSecondFactor'>;

/** Which of these choices is set. */
export function secondFactorChoice({ managersNeedSecondFactor, teamNeedsSecondFactor }: FactorSettings) {
  if (teamNeedsSecondFactor) return 'everybody';
  return managersNeedSecondFactor ? 'managers' : 'nobody';
}

/** Whether the company asks a second factor of who has `role`. */
export function asksSecondFactorOf(role: TeamRole, settings: FactorSettings): boolean {
  if (role === 'user') return false;
  return settings.teamNeedsSecondFactor || (role === 'manager' && settings.managersNeedSecondFactor);
}

/** Whether what `role` may do depends on what the company has set. */
export function dependsOnSettings(role: TeamRole): boolean {
  return Object.values(rights[role]).some((right) => typeof right === 'string');
}

/** What who has `role` may do. */
export function capabilitiesOf(role: TeamRole, settings: RightSettings): Capability[] {
  return capabilities.filter((capability) => {
    const right = rights[role][capability];
    return typeof right === 'string' ? settings[right] : right;
  });
}

export const teamRoleLabels: Record<TeamRole, string> = {
  manager: 'Gérant',
  team: 'Équipe',
  preparation: 'Préparation',
  user: 'Sans droit',
};

export const capabilityLabels: Record<Capability, string> = {
  planning: 'Aujourd’hui et planning',
  preparation: 'Feuille de préparation',
  requests: 'Demandes et devis',
  customers: 'Clients',
  messages: 'Messages',
  articles: 'Articles',
  money: 'Factures, paiements et cautions',
  deposits: 'Recevoir la caution au départ',
  site: 'Avis, partenaires et textes du site',
  settings: 'Paramètres',
  team: 'Équipe',
  journal: 'Journal',
  keys: 'Clés et webhooks',
};
