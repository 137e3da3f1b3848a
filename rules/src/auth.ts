/** An e-mail address as it is stored and compared: trimmed and lower-cased. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

/** User as REST answers it and as the back-office stores it in local storage (spec section 3). */
export interface SessionUser {
  id: number;
  email: string;
  role: Role;
  user_metadata: { role: Role };
}
