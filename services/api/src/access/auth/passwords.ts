import argon2 from '@node-rs/argon2';

// argon2id is the library's default algorithm.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** argon2id hash of a password (19 MiB, 2 passes, 1 lane). */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, options);
}

/** True when `password` matches `passwordHash`. Without a hash it takes the same time and is false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await argon2.verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}

// Computed at the start: otherwise the first unknown address would take longer than a wrong password.
const decoy = hashPassword('nobody signs in with this');
