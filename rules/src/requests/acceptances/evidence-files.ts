/** The files of an evidence, in the order in which they are told. */
export const evidenceFileNames = ['preuve.json', 'devis.pdf', 'cgv.html', 'cgv.txt', 'acceptation.pdf'] as const;
export type EvidenceFileName = (typeof evidenceFileNames)[number];

/** What a file of an evidence is, beside what was accepted. */
export const evidenceFileStates = ['conforme', 'modifie', 'absent', 'inconnu'] as const;
export type EvidenceFileState = (typeof evidenceFileStates)[number];

/** What the register has of an evidence: it, and whole; another one of that quote; none; it, but what is kept was altered. */
export type EvidenceRegister = 'conforme' | 'autre' | 'inconnue' | 'rompue';

const stateSentences: Record<EvidenceFileState, string> = {
  conforme: 'conforme, à l’octet près',
  modifie: 'modifié depuis l’acceptation',
  absent: 'absent du fichier',
  inconnu: 'ne fait pas partie de la preuve',
};

const registerSentences: Record<EvidenceRegister, string> = {
  conforme: 'Le registre de l’entreprise contient cette acceptation, avec cette empreinte.',
  autre: 'Le registre de l’entreprise a une autre preuve de ce devis\u00a0: celle-ci n’est pas la bonne.',
  inconnue: 'Le registre de l’entreprise ne contient pas cette acceptation.',
  rompue: 'Le registre de l’entreprise contient cette acceptation, mais ce qu’il en garde a été modifié.',
};

/** What the check of an evidence that was handed in says. */
export interface EvidenceFileCheck {
  isRight: boolean;
  /** The whole in a sentence. */
  phrase: string;
  /** The quote that the evidence names; null where that cannot be read. */
  devis: string | null;
  register: EvidenceRegister;
  /** The same in a sentence. */
  registre: string;
  fichiers: { nom: string; etat: EvidenceFileState; phrase: string }[];
}

/** Puts what was found into words. `states` are null for what this evidence need not have, `others` are more files. */
export function evidenceVerdict({
  devis,
  states,
  others,
  register,
}: {
  devis: string | null;
  states: Record<EvidenceFileName, EvidenceFileState | null>;
  others: readonly string[];
  register: EvidenceRegister;
}): EvidenceFileCheck {
  const own = evidenceFileNames.map((nom) => ({ nom: nom as string, etat: states[nom] }));
  const fichiers = [...own, ...others.map((nom) => ({ nom, etat: 'inconnu' as const }))].flatMap(({ nom, etat }) =>
    etat === null ? [] : [{ nom, etat, phrase: stateSentences[etat] }],
  );
  const isRight = register === 'conforme' && fichiers.every(({ etat }) => etat === 'conforme');
  const name = devis === null ? '' : ` du devis ${devis}`;
  return {
    isRight,
    phrase: isRight
      ? `Cette preuve${name} est celle de l’acceptation : aucun octet n’a changé.`
      : `Cette preuve${name} n’est pas telle qu’à l’acceptation : voyez ci-dessous ce qui a changé.`,
    devis,
    register,
    registre: registerSentences[register],
    fichiers,
  };
}
